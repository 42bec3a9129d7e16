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

  'embedDialog.title': 'Put this into a page',
  'embedDialog.size': 'Size',
  'embedDialog.size.content': 'as its content needs',
  'embedDialog.size.medium': '600 × 400',
  'embedDialog.size.wide': '800 × 450 (16 : 9)',
  'embedDialog.size.phone': '390 × 640',
  'embedDialog.size.small': '300 × 150',
  'embedDialog.chrome': 'Above it',
  'embedDialog.chrome.min': 'name and link',
  'embedDialog.chrome.none': 'nothing',
  'embedDialog.chrome.full': 'the whole header',
  'embedDialog.answers': 'never tell which answers are right',
  'embedDialog.hide': 'Hide',
  'embedDialog.part.playback': 'Playback',
  'embedDialog.part.presets': 'Moments of the story',
  'embedDialog.part.compare': 'The button “Pin as A”',
  'embedDialog.settings': 'Hide or lock settings',
  'embedDialog.setting': 'Setting',
  'embedDialog.hidden': 'hidden',
  'embedDialog.locked': 'locked',
  'embedDialog.hideIt': 'Hide “{name}”',
  'embedDialog.lockIt': 'Lock “{name}”',
  'embedDialog.figures': 'Hide figures',
  'embedDialog.preview': 'Preview',
  'embedDialog.code': 'What to paste',
  'embedDialog.code.iframe': 'Frame',
  'embedDialog.code.iframe.note':
    'Works wherever a page takes a frame. It keeps this height and scrolls inside.',
  'embedDialog.code.element': 'Element',
  'embedDialog.code.element.note':
    'For pages that may have a script. It is as high as its content, is loaded when a reader comes near, and tells the page of answers.',
  'embedDialog.code.link': 'Link',
  'embedDialog.code.link.note': 'Opens the whole experiment in a page of its own.',
  'embedDialog.code.markdown': 'Markdown',
  'embedDialog.code.markdown.note': 'A link with the name of the story.',
  'embedDialog.code.oembed': 'oEmbed',
  'embedDialog.code.oembed.note':
    'The first belongs into the head of your page; the second is a file {file} beside it. Whoever links to your page then shows this experiment.',
  'embedDialog.copy': 'Copy',
  'embedDialog.byHand': 'The browser does not let this page copy. It is selected: copy it yourself.',
};
