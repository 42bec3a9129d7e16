/** English words of an app in somebody else's page, and of the dialog that makes one. Not in the first load. */

export const embed: Readonly<Record<string, string>> = {
  'embed.bar': 'About this experiment',
  'embed.full': 'Open in full',
  'embed.full.long': 'Open what you see here in a tab of its own, with all settings',
  'embed.full.blocked': 'The page around this one does not allow new tabs.',
  'embed.full.copy': 'Copy this link and open it yourself.',

  'embed.query.value':
    'This page’s address says “{name}={text}”, which is none of {known}. What is usual was used.',
  'embed.query.unknown':
    'This page’s address says “{text}” before the #, which means nothing here; it knows {known}.',
  'embed.query.origin':
    'This page’s address says “{name}={text}”, which is no address of a web site such as https://example.org. Messages from there are not taken.',
  'embed.query.many':
    'This page’s address names {text} things under “{name}”; the first {known} of them were used.',
  'embed.name.hide': '“hide” names “{name}”, which is no setting, panel or figure here. It has no effect.',
  'embed.name.hide.near':
    'Under “hide”, “{name}” is no setting, panel or figure here; the nearest name is “{near}”. It has no effect.',
  'embed.name.lock': '“lock” names “{name}”, which is no setting here. It has no effect.',
  'embed.name.lock.near':
    'Under “lock”, “{name}” is no setting here; the nearest name is “{near}”. It has no effect.',

  'embed.error.notMessage': 'A message needs a “type”, which is a text.',
  'embed.error.version': 'This message is of version {version}; known is {known}.',
  'embed.error.type': 'There is no message of type “{type}”. There are {known}.',
  'embed.error.field': 'In “{type}”, the field “{field}” takes: {wanted}.',
  'embed.error.busy': 'Too many messages came before the first run was there; this one was dropped.',
  'embed.error.noStory': 'No story is open, so there is nothing to set.',
  'embed.error.noRun': 'There is no run yet.',
  'embed.error.noLesson': 'No lesson is open, so there is no step to go to.',
  'embed.error.preset': 'There is no preset “{name}”. There are {known}.',
  'embed.error.key': 'There is no setting “{key}”. There are {known}.',
  'embed.error.value': '{problem} Used instead: {used}.',
  'embed.error.time': '“{text}” is no time; a time is a number of ns, or a text such as 12.5ms.',
};
