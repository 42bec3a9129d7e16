/** Words about the evidence (English): the explanations and what they say, and how long each call took. */

export const evidenceWords = {
  'reference.jakobsen-ranges': 'C. R. Jakobsen, comp.sys.sun, 10 May 1989: three Sun 3/60s with SunOS 4.0.1',

  'hypotheses.lead':
    'Which explanation fits what was reported? Each row is the same program with other rules. The model runs it with arrays of every size that matters, and the bars show which sizes are slow. A row that is slow where nobody saw it, or fast where it was slow, is ruled out.',
  'hypotheses.reported': 'What was reported',
  'hypotheses.story':
    'The story in most books says: Nagle’s rule and delayed acknowledgements do not go together, so any call stalls that needs a second small write. If that were all, the slow sizes would begin at {textbookFrom}, the first with array bytes in the second write, and not at {reported1From}; 4,000 bytes would be slow, and it was not. Where the story is true, on Linux, they end at {textbookTo} and do not come again at {reported2From}. What counts is not that there is a second write, but that it is cut in two: the first one leaves 96 bytes of the send buffer free, a rest of 97 to 1,023 bytes goes in piece by piece, and the first piece is too short to be acknowledged at once.',

  'hypothesis.asItWas': 'As it was',
  'hypothesis.asItWas.meaning':
    'Library buffer 4,000, socket buffers 4,096, the 1,024 rule, full segments only. A sliver of 96 bytes is what stalls.',
  'hypothesis.textbook': 'Any second small write stalls',
  'hypothesis.textbook.meaning':
    'The story in most books. It is true on Linux today, whose rules are used here.',
  'hypothesis.bsd86': 'The kernel of 1986',
  'hypothesis.bsd86.meaning': '4.3BSD as it was first: a segment of 512 bytes or more is never held.',
  'hypothesis.noRule': 'No 1,024 rule',
  'hypothesis.noRule.meaning': 'A write takes whatever room there is, however much of it is left.',
  'hypothesis.almost': 'Library buffer of 4,092',
  'hypothesis.almost.meaning': 'The sliver has 4 bytes.',
  'hypothesis.socket2048': 'Socket buffers of 2,048',
  'hypothesis.socket2048.meaning':
    'Two of them have the room of one of 4,096, so the sliver is the same. That it was 4,096 is in the sources.',
  'hypothesis.socket8192': 'Socket buffers of 8,192',
  'hypothesis.socket8192.meaning': 'The second write has room at once.',
  'hypothesis.noNagle': 'No Nagle’s rule',
  'hypothesis.noNagle.meaning': 'TCP_NODELAY: small segments go at once.',
  'hypothesis.noDelayedAck': 'No delayed acknowledgement',
  'hypothesis.noDelayedAck.meaning': 'Each segment is acknowledged at once.',
  'hypothesis.library4096': 'Library buffer of 4,096',
  'hypothesis.library4096.meaning': 'A full write fills the send buffer: no sliver.',
  'hypothesis.library8192': 'Library buffer of 8,192',
  'hypothesis.library8192.meaning': 'As long as two send buffers: no sliver.',
  'hypothesis.library24000': 'Library buffer of 24,000',
  'hypothesis.library24000.meaning': 'The cure of 1989: the whole call is one write.',

  'histogram.axis': 'how long a call took, ms',
  'histogram.count': 'calls',
  'histogram.mark': 'ACK timer, {times} × = {period}',
  'histogram.mark.one': 'ACK timer: {period}',
  'histogram.all': 'All {count} calls took {times}.',
  'histogram.all.one': 'The only call took {times}.',
  'histogram.group': '{count} of {all} calls took {times}.',
  'histogram.first': 'The first call took {times}.',
  'histogram.locked': '{count} of {all} calls took {times}: from one tick of the ACK timer to the next.',
  'histogram.locked.all': 'All {count} calls took {times}: from one tick of the ACK timer to the next.',
  'histogram.locked.all.one': 'The only call took {times}: from one tick of the ACK timer to the next.',
  'histogram.locked.more':
    '{count} of {all} calls took {times}: {periods} times as long as from one tick of the ACK timer to the next.',
  'histogram.period':
    'The ACK timer sets their pace: a call that it ends, with a tick, lets the next one begin right after that tick, and wait for the one that comes {period} later.',
  'histogram.free': 'None lasted from tick to tick of the ACK timer, which are {period} apart.',
} as const;
