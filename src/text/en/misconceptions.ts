/**
 * English words of the wrong ideas that lessons know: `misconception.<id>` names the idea, `.why` says what is wrong with
 * it. A lesson names one wherever a wrong answer comes from it.
 */

export const misconceptions: Readonly<Record<string, string>> = {
  'misconception.bandwidthIsSpeed': 'A line’s rate is the speed of what goes over it.',
  'misconception.bandwidthIsSpeed.why':
    'The rate says how fast bits go while they go. It does not say how often the line has bits to carry.',
  'misconception.slowPartIsLine': 'If a transfer is slow, the line is slow.',
  'misconception.slowPartIsLine.why':
    'A line can be slow or it can be idle. Look at what it does with its time before you buy a faster one.',
  'misconception.headersEatIt': 'Headers eat what is missing.',
  'misconception.headersEatIt.why':
    'Headers take their share of the bits that are sent. They take nothing of the time in which no bits are sent.',
  'misconception.proportional': 'Twice as much of one thing makes everything twice as much.',
  'misconception.proportional.why':
    'That holds only for the part of the time that this something decides. The rest stays as it was.',
  'misconception.ratesAddUp': 'Two of them together are twice as fast.',
  'misconception.ratesAddUp.why':
    'Rates add up only as long as what they share has time left. Then it is full, and they wait for each other.',
  'misconception.oneCause': 'The thing that was changed on purpose did it all.',
  'misconception.oneCause.why':
    'If two things changed, before and after cannot tell them apart. Change one at a time.',
  'misconception.receiverIsSlow': 'The receiver cannot keep up.',
  'misconception.receiverIsSlow.why':
    'Whoever waits for a receipt waits for all that happens before it. The receiver may be the least of it.',
  'misconception.waitingIsTheRule': 'A rule makes it wait, so the rule takes the time.',
  'misconception.waitingIsTheRule.why':
    'The rule says what to wait for. The time goes to whoever is at work until that has come.',
  'misconception.lossCostsOneMessage': 'A lost message costs the time of one message.',
  'misconception.lossCostsOneMessage.why':
    'It also costs the time until somebody notices, and whatever has to be done again.',
  'misconception.costIsSmooth': 'A little more to send costs a little more time.',
  'misconception.costIsSmooth.why':
    'That holds until a limit is crossed: a buffer, a frame, a rule. There the cost can jump.',
  'misconception.oneMoreFrame': 'A jump in time is the time of one more frame.',
  'misconception.oneMoreFrame.why':
    'A frame costs what its bits and its handling cost. A longer time must be made of something else.',
  'misconception.staysSlow': 'What has become slow stays slow from there on.',
  'misconception.staysSlow.why': 'It is slow where something does not fit. A larger size can fit again.',
  'misconception.timerIsNetwork': 'A timer is a delay of the network.',
  'misconception.timerIsNetwork.why':
    'The network is empty while a timer runs. Somebody decided to wait, and can decide otherwise.',
  'misconception.oldMachines': 'It was slow because machines were slow then.',
  'misconception.oldMachines.why':
    'Rules and limits outlive machines. A faster machine only reaches the same wait sooner.',
  'misconception.biggerIsBetter': 'Larger is always better.',
  'misconception.biggerIsBetter.why':
    'What counts is how a size fits the limits around it. A little larger can be worse.',
  'misconception.frameIsItsData': 'What goes over a line is what somebody wants to send.',
  'misconception.frameIsItsData.why':
    'It travels in frames, with addresses, checks and gaps. For little data these are nearly everything.',
  'misconception.replyOnly': 'Only what comes back costs something.',
  'misconception.replyOnly.why': 'Somebody has to ask first. The question takes its time on the line too.',
  'misconception.cutInTwo': 'What does not fit is cut in two.',
  'misconception.cutInTwo.why': 'It is cut at every border that lies within it. There may be several.',
  'misconception.programIsTraffic': 'What a program asks for is what goes over the network.',
  'misconception.programIsTraffic.why':
    'Between program and network there are buffers. They can ask for more, less, or not at all.',
  'misconception.smallIsNothing': 'Something small costs next to nothing of its own.',
  'misconception.smallIsNothing.why':
    'Small parts have their cost as well. Take it away before you call the rest fixed.',
  'misconception.largestIsMost': 'The most that was seen is the most there is.',
  'misconception.largestIsMost.why':
    'A curve that still rises has not shown its end. Its law can tell where that is.',
  'misconception.lineGoesOn': 'A line that fits some points fits all.',
  'misconception.lineGoesOn.why':
    'It fits as long as the same things happen. Outside, something else may decide.',
  'misconception.twiceTheSize': 'What happens at one size happens again at twice that size.',
  'misconception.twiceTheSize.why':
    'Some parts are there once, however large the whole is. They do not double.',
};
