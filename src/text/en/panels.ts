/** English words of the settings; names of categories and labels of numbers. */

export const panels: Readonly<Record<string, string>> = {
  // Where a number comes from.
  'provenance.fact': 'reported',
  'provenance.measured': 'measured',
  'provenance.computed': 'computed',
  'provenance.assumed': 'assumed',
  'provenance.fitted': 'fitted',
  'provenance.unexplained': 'unexplained',
  'provenance.fact.meaning': 'stands in a document of the time',
  'provenance.measured.meaning': 'was timed on the real program or machine',
  'provenance.computed.meaning': 'follows from other numbers by arithmetic',
  'provenance.assumed.meaning': 'is a guess; nobody wrote it down',
  'provenance.fitted.meaning': 'was chosen so that a reported result comes out',
  'provenance.unexplained.meaning': 'differs from the model, and we do not know why',

  // What a line's time can be.
  'category.payload': 'file',
  'category.header': 'headers',
  'category.framing': 'framing',
  'category.padding': 'padding',
  'category.control': 'control',
  'category.repeat': 'repeats',
  'category.other': 'other traffic',
  'category.sender': 'sender at work',
  'category.receiver': 'receiver at work',
  'category.network': 'on its way',
  'category.hold': 'held by a rule',
  'category.drained': 'all sent',

  // Controls.
  'controls.settings': 'Settings',
  'controls.fold': 'Fold the settings up',
  'controls.unfold': 'Show all settings',
  'controls.presets': 'Moments',
  'controls.ownSettings': 'Your own settings: no moment of the story.',
  'controls.locked': 'Locked by whoever made this page.',
  'controls.undo': 'Undo',
  'controls.redo': 'Redo',
  'controls.changed': '{count} changed',
  'controls.chance': 'Chance',
  'controls.seed': 'Seed',
  'controls.newSeed': 'New seed',
  'controls.seed.meaning': 'The same seed gives the same run, to the nanosecond.',
  'controls.about': 'About “{name}”',
  'controls.range': 'Normally {value}; from {from} to {to}.',
  'controls.default': 'Normally {value}.',
  'controls.reset': 'Set “{name}” back to {value}',
  'controls.more': '“{name}” up by {step}',
  'controls.less': '“{name}” down by {step}',
  'controls.unlimited.long': '“{name}” unlimited',
  'controls.kept': '{value} is kept until you correct it; Escape brings it back.',
  'controls.replaced': '{value} is used instead.',

  // Verdict, figures, measurements, assumptions.
  'verdict.stale': 'This is still about the run before.',
};
