/** English words for what could not be used of a link, or of a platform; loaded with the first notice. */

export const noticeWords: Readonly<Record<string, string>> = {
  'notice.pinned':
    'The link compares with a run of “{text}”, which is no story here. The comparison was left out.',
  'notice.pinnedStopped': 'The run to compare with could not be made, so the comparison was left out.',
  'notices.title': 'About the link',
  'notices.dismiss': 'Dismiss',
  'notice.version':
    'This link is of version {version}, which is newer than this page knows (1). What could be read was used.',
  'notice.badVersion': 'The link’s version “{version}” cannot be read; it was taken for version 1.',
  'notice.scenario': 'There is no story called “{name}”. These are the stories there are.',
  'notice.scenarioNear':
    'There is no story called “{name}”. The one with the nearest name, “{near}”, is shown.',
  'notice.lesson': 'There is no lesson called “{name}”. What else the link says was used.',
  'notice.step': 'This lesson has no step “{name}” any more. It begins at its first step.',
  'notice.answers': '{count} of the answers in the link belong to no step and were left out.',
  'notice.answers.one': 'One of the answers in the link belongs to no step and was left out.',
  'notice.unknownKey': 'The link has “{key}”, which this story does not know. It has no effect.',
  'notice.unknownKeyNear':
    'The link has “{key}”, which this story does not know; the nearest name is “{near}”. It has no effect.',
  'notice.unknownKeys': 'The link has {count} more words that this story does not know. They have no effect.',
  'notice.unknownKeys.one': 'The link has one more word that this story does not know. It has no effect.',
  'notice.clamped': '{problem} {value} is used.',
  'notice.dropped': '{problem} {value} is used.',
  'notice.escape': 'Part of the link is damaged (“{text}”) and was left out.',
  'notice.tooLong': 'The link is longer than {limit} characters. The rest was left out.',
  'notice.twice': '“{key}” stands in the link twice; the first one is used.',
  'notice.view': 'The link’s “{key}” cannot be read (“{text}”) and was left out.',
  'notice.noPlatform':
    'No learning platform answers here, so nothing is recorded. The lesson works all the same.',
  'notice.platformRefuses':
    'The learning platform did not take everything this lesson told it. The lesson works all the same.',
  'notice.noScenario': 'The link does not say which story it means. These are the stories there are.',
};
