/** The words of the ARPANET story (English). Keys: see src/text. Figures in sentences name their label and source. */

const place = {
  place: 'MIT, November 1974 (RFC 662)',
};

const groups = {
  'group.sender': 'Sender',
  'group.network': 'Network',
  'group.file': 'File',
  'group.machines': 'Machines',
  'group.load': 'Other traffic and limits',
  'group.allocation': 'Receiver’s allocation',
  'group.loss': 'Lost messages',
  'group.terminals': 'Terminal users and buffers',
};

const parameters = {
  'param.bufferBits': 'Output buffer',
  'param.bufferBits.meaning':
    'The most data bits the sender puts into one message. Up to 967 fit into one packet. 8,023 is the most the network takes: 8,096 bits with leader, header and padding.',
  'param.bufferBits.source':
    'RFC 662 reports 940 bits for the old system. 8,023 is computed from the formats (RFC 381, NIC 8246).',
  'param.senderHostMs': 'Host work per message',
  'param.senderHostMs.meaning':
    'Time the sending computer works between the RFNM and its next message: wake up, read the file, fill the buffer.',
  'param.senderHostMs.source':
    'Fitted: chosen so that the model’s rate is the one RFC 662 reports. The RFC does not give this time.',
  'param.outstandingMessages': 'Messages without RFNM',
  'param.outstandingMessages.meaning':
    'How many messages one connection may have on the way before it must wait for an RFNM: the “request for next message”, the network’s receipt.',
  'param.outstandingMessages.source':
    'RFC 662: Multics kept the old rule of one, because after an error with several pending nobody could tell which was lost.',
  'param.transfers': 'Transfers at once',
  'param.transfers.meaning':
    'File transfers in the same direction at the same time. They share the sender’s processor and the line.',
  'param.transfers.source': 'RFC 662 reports one, two and three.',
  'param.lineBitsPerSecond': 'Line',
  'param.lineBitsPerSecond.meaning': 'Rate of the line between the two IMPs, in each direction.',
  'param.lineBitsPerSecond.source': 'RFC 662: 50 kbit/s.',
  'param.cableBitsPerSecond': 'Host cables',
  'param.cableBitsPerSecond.meaning': 'Rate of the cables between each host and its IMP, in each direction.',
  'param.cableBitsPerSecond.source':
    'Assumed: about 100 kbit/s was usual (RFC 594). The rate of the two Multics cables is not known.',
  'param.fileBits': 'File size',
  'param.fileBits.meaning': 'Data bits each transfer sends.',
  'param.fileBits.source': 'RFC 662: a file of about 2.5 million bits.',
  'param.hostJitterPercent': 'Spread of host work',
  'param.hostJitterPercent.meaning':
    'Each message’s host work varies at random by up to this share, in both directions. With no spread the cycle locks onto the routing clock.',
  'param.hostJitterPercent.source': 'Assumed: a time-sharing machine is never quite regular.',
  'param.receiverHostMs': 'Receiver’s work per message',
  'param.receiverHostMs.meaning':
    'Time the receiving computer works on each message. It delays nobody unless its allocation is limited, for the RFNM does not wait for it.',
  'param.receiverHostMs.source': 'Assumed.',
  'param.impMs': 'IMP program, first packet',
  'param.impMs.meaning':
    'Time an IMP’s program takes each time it handles the first packet of a message or an RFNM.',
  'param.impMs.source':
    'Measured on the IMP program of 1973 in an H316 simulator at an assumed 400,000 instructions a second.',
  'param.impPacketMs': 'IMP program, further packets',
  'param.impPacketMs.meaning':
    'Time the source IMP’s program takes to bring up each further packet of a message.',
  'param.impPacketMs.source': 'Measured in the same way.',
  'param.routingMessages': 'Routing and null packets',
  'param.routingMessages.meaning':
    'IMPs tell each other about routes: every 128 ms on an idle line, every 640 ms on a full one. Null packets carry acknowledgements when nothing else goes back.',
  'param.routingMessages.source': 'RFC 619, RFC 635.',
  'param.crossTrafficPercent': 'Other hosts’ packets',
  'param.crossTrafficPercent.meaning':
    'Load that full packets of other hosts put on the line in the file’s direction, at random moments. It breaks the RFC’s assumption that sending time grows only with the message.',
  'param.crossTrafficPercent.source': 'Assumed: none on this line during the experiment.',
  'param.impPairMessages': 'Messages under way together',
  'param.impPairMessages.meaning':
    'How many messages may be on the way between the two IMPs, of all connections together.',
  'param.impPairMessages.source':
    'Four per pair of IMPs from 1972; eight per pair of hosts from late 1974 (RFC 660). Which one held in November 1974 is not known; neither binds with three stop-and-wait transfers.',
  'param.allocationBits': 'Allocation in bits',
  'param.allocationBits.meaning':
    'Data bits the receiver allows beyond what it has taken. A small allocation forces small messages.',
  'param.allocationBits.source': 'RFC 662: Multics gives very large allocations, so that this never holds.',
  'param.allocationMessages': 'Allocation in messages',
  'param.allocationMessages.meaning': 'Messages the receiver allows beyond those it has taken.',
  'param.allocationMessages.source': 'RFC 662: very large.',
  'param.lossPercent': 'Messages lost',
  'param.lossPercent.meaning':
    'Share of the file’s messages that the network loses, at random. The sender hears of it only when the IMP gives up waiting. Typed lines and allocations are never lost.',
  'param.lossPercent.source': 'Assumed: none.',
  'param.recovery': 'Recovery',
  'param.recovery.meaning':
    'What the sender does when it hears that a message is lost. With several messages on the way, “send that one again” supposes that it could tell which.',
  'param.recovery.source':
    'RFC 662, 663: with several RFNMs pending and no numbers nobody can tell which message was lost.',
  'option.recovery.resend': 'Send that one again',
  'option.recovery.restart': 'Start the file again',
  'option.recovery.numbered': 'Numbered: go back to the lost one',
  'param.incompleteSeconds': 'IMP gives up after',
  'param.incompleteSeconds.meaning':
    'How long the source IMP waits before it tells its host that a message is incomplete.',
  'param.incompleteSeconds.source': 'RFC 381: up to 30 s.',
  'param.interactivePerSecond': 'Lines typed',
  'param.interactivePerSecond.meaning':
    'Short messages of terminal users of the same computer, at random moments.',
  'param.interactivePerSecond.source': 'Assumed: none.',
  'param.interactiveBits': 'Length of a typed line',
  'param.interactiveBits.meaning': 'Data bits of each such message.',
  'param.interactiveBits.source': 'Assumed: twenty characters.',
  'param.interactiveHostMs': 'Host work per typed line',
  'param.interactiveHostMs.meaning':
    'Processor time for each typed line. It interrupts the work for file transfers.',
  'param.interactiveHostMs.source': 'Assumed.',
  'param.twoBufferSizes': 'Two sizes of buffer',
  'param.twoBufferSizes.meaning':
    'Small buffers for messages of one packet, large ones for the rest, each size with pages of its own: twice as many pages in all. Without them every message takes a large one.',
  'param.twoBufferSizes.source': 'RFC 662: the new driver has two kinds.',
  'param.bufferPages': 'Wired pages of each size',
  'param.bufferPages.meaning':
    'Memory kept for buffers, in pages of 1,024 words. A page holds 31 small or 4 large buffers.',
  'param.bufferPages.source':
    'Page contents from Multics’ public include files of a later release, whose small buffer held 936 bits.',
};

const presets = {
  'moment.fair-before': 'Messages of 940 bits',
  'moment.after': 'Messages of 8,095 bits',
  'preset.before': 'Before',
  'preset.before.note':
    'The old system: 940 bits a message, then wait for the network’s receipt, the RFNM (request for next message). Host time fitted to the reported 6,837 bit/s. The file is a fifth of the system tape of half an hour.',
  'preset.after': 'After',
  'preset.after.note':
    'The new system: largest messages, another machine; host time fitted to the reported 27,578 bit/s.',
  'preset.fair-before': 'Same machine',
  'preset.fair-before.note':
    'Old buffer, new machine: what the buffer alone does, if host work does not grow with the message. The reported 4.0 times mixes both.',
  'preset.two': 'Two at once',
  'preset.two.note': 'Two transfers as after: nothing fitted, the RFC says about 40,000 bit/s in all.',
  'preset.three': 'Three',
  'preset.three.note':
    'Three transfers as after: the RFC still says about 40,000 bit/s in all. The line is full.',
  'preset.tape-before': 'Tape, before',
  'preset.tape-before.note': 'The system tape, 334,231 words of 36 bits, in the old way: half an hour.',
  'preset.tape-after': 'Tape, after',
  'preset.tape-after.note':
    'The same tape in the new way. The RFC prints 7 min 30 s, for it multiplies 334,231 by 36 and gets 12.5 million; it is 12.03 million.',
  'preset.imp-program': 'Ideal hosts',
  'preset.imp-program.note':
    'Hosts that need no time: what the network alone does, beside the real IMP program’s round trips.',
};

const lanes = {
  'lane.sender': 'Sending Multics',
  'lane.sender.long': 'The sending Multics',
  'lane.host44-imp44': 'Cable to IMP 44',
  'lane.host44-imp44.long': 'Cable from the sending host to IMP 44',
  'lane.imp44-host44': 'Cable from IMP 44',
  'lane.imp44-host44.long': 'Cable from IMP 44 back to the sending host',
  'lane.imp44': 'IMP 44',
  'lane.imp44.long': 'IMP 44, at the sender',
  'lane.imp44-imp6': 'Line 44 → 6',
  'lane.imp44-imp6.long': 'The line from IMP 44 to IMP 6',
  'lane.imp6-imp44': 'Line 6 → 44',
  'lane.imp6-imp44.long': 'The line back from IMP 6 to IMP 44',
  'lane.imp6': 'IMP 6',
  'lane.imp6.long': 'IMP 6, at the receiver',
  'lane.imp6-host6': 'Cable from IMP 6',
  'lane.imp6-host6.long': 'Cable from IMP 6 to the receiving host',
  'lane.host6-imp6': 'Cable to IMP 6',
  'lane.host6-imp6.long': 'Cable from the receiving host to IMP 6',
  'lane.receiver': 'Receiving Multics',
  'lane.receiver.long': 'The receiving Multics',
  'lane.timer44': 'IMP 44’s timer',
  'lane.timer44.long': 'The timer of lost messages in IMP 44',
  'link.cable44': 'Cable',
  'link.line': 'Line',
  'link.cable6': 'Cable',
  'slots.buffers': 'Buffers',
  'slots.reassembly': 'Reassembly',
};

const kinds = {
  'kind.prepare': 'Multics wakes up, reads the file, fills the buffer',
  'kind.prepare.short': 'wakes up, fills the buffer',
  'kind.typing': 'Multics serves a terminal user’s line',
  'kind.typing.short': 'typed line',
  'kind.cableFirst': 'The first packet goes over the cable to the IMP',
  'kind.cableFirst.short': 'first packet',
  'kind.cableNext': 'A further packet goes over the cable to the IMP',
  'kind.cableNext.short': 'packet',
  'kind.cableFirstAgain': 'The first packet goes over the cable again',
  'kind.cableFirstAgain.short': 'again',
  'kind.cableNextAgain': 'A further packet goes over the cable again',
  'kind.cableNextAgain.short': 'again',
  'kind.packetFirst': 'The first packet is on the line',
  'kind.packetFirst.short': 'first packet',
  'kind.packetNext': 'A further packet is on the line',
  'kind.packetNext.short': 'packet',
  'kind.packetFirstAgain': 'The first packet is on the line again',
  'kind.packetFirstAgain.short': 'again',
  'kind.packetNextAgain': 'A further packet is on the line again',
  'kind.packetNextAgain.short': 'again',
  'kind.deliverFirst': 'The receiving host takes the first packet',
  'kind.deliverFirst.short': 'first packet',
  'kind.deliverNext': 'The receiving host takes a further packet',
  'kind.deliverNext.short': 'packet',
  'kind.deliverFirstAgain': 'The receiving host takes the first packet again',
  'kind.deliverFirstAgain.short': 'again',
  'kind.deliverNextAgain': 'The receiving host takes a further packet again',
  'kind.deliverNextAgain.short': 'again',
  'kind.impTakes': 'IMP 44 handles the first packet',
  'kind.impTakes.short': 'takes',
  'kind.impNext': 'IMP 44 brings up the next packet',
  'kind.impNext.short': 'next',
  'kind.impReserves': 'IMP 6 reserves space to put the message together',
  'kind.impReserves.short': 'reserves',
  'kind.impAllowed': 'IMP 44 learns that there is space',
  'kind.impAllowed.short': 'allowed',
  'kind.impDelivers': 'IMP 6 puts the message together and hands it on',
  'kind.impDelivers.short': 'hands on',
  'kind.impAnswers': 'IMP 6 makes the RFNM',
  'kind.impAnswers.short': 'answers',
  'kind.impPasses': 'IMP 44 passes the RFNM to its host',
  'kind.impPasses.short': 'passes',
  'kind.impIncomplete': 'IMP 44 gives the message up',
  'kind.impIncomplete.short': 'gives up',
  'kind.impGrant': 'An IMP handles the receiver’s new allocation',
  'kind.impGrant.short': 'allocation',
  'kind.impTyped': 'An IMP handles a typed line or its RFNM',
  'kind.impTyped.short': 'typed',
  'kind.request': 'Request for space, on the line',
  'kind.request.short': 'request',
  'kind.allocate': 'Allocation of space, on the line back',
  'kind.allocate.short': 'allocation',
  'kind.rfnm': 'RFNM on the line back',
  'kind.rfnm.short': 'RFNM',
  'kind.rfnmCable': 'RFNM on the cable to the sending host',
  'kind.rfnmCable.short': 'RFNM',
  'kind.incompleteCable': 'The host is told that its message is lost',
  'kind.incompleteCable.short': 'lost',
  'kind.grantCable': 'The receiver’s new allocation, on its cable',
  'kind.grantCable.short': 'ALL',
  'kind.grantPacket': 'The receiver’s new allocation, on the line back',
  'kind.grantPacket.short': 'ALL',
  'kind.grantDeliver': 'The receiver’s new allocation reaches the sender',
  'kind.grantDeliver.short': 'ALL',
  'kind.grantRfnm': 'RFNM for the allocation, on the line',
  'kind.grantRfnm.short': 'RFNM',
  'kind.grantRfnmCable': 'RFNM for the allocation, on the cable',
  'kind.grantRfnmCable.short': 'RFNM',
  'kind.routing': 'Routing message between the IMPs',
  'kind.routing.short': 'routing',
  'kind.null': 'Null packet: acknowledgements only',
  'kind.null.short': 'null',
  'kind.strangerPacket': 'Another host’s packet',
  'kind.strangerPacket.short': 'stranger',
  'kind.typedCable': 'A typed line on the cable',
  'kind.typedCable.short': 'typed',
  'kind.typedPacket': 'A typed line on the line',
  'kind.typedPacket.short': 'typed',
  'kind.typedDeliver': 'A typed line reaches the receiving host',
  'kind.typedDeliver.short': 'typed',
  'kind.typedRfnm': 'RFNM of a typed line, on the line back',
  'kind.typedRfnm.short': 'RFNM',
  'kind.typedRfnmCable': 'RFNM of a typed line, on the cable',
  'kind.typedRfnmCable.short': 'RFNM',
  'kind.receive': 'The receiving Multics stores the message',
  'kind.receive.short': 'stores it',
  'kind.packetFirstLost': 'The first packet of a message that will be lost is on the line',
  'kind.packetFirstLost.short': 'will be lost',
  'kind.packetNextLost': 'A further packet of a message that will be lost is on the line',
  'kind.packetNextLost.short': 'will be lost',
  'kind.packetFirstLostAgain': 'The first packet is on the line again, and its message will be lost again',
  'kind.packetFirstLostAgain.short': 'will be lost',
  'kind.packetNextLostAgain': 'A further packet is on the line again, and its message will be lost again',
  'kind.packetNextLostAgain.short': 'will be lost',
  'kind.incompleteTimer': 'IMP 44 waits for an RFNM that never comes',
  'kind.incompleteTimer.short': 'waits for a lost message’s RFNM',
};

const rules = {
  'rule.lineBusy': 'the line is taken by another frame',
  'rule.cpuBusy': 'one processor, one piece of work at a time',
  'rule.impBusy': 'the IMP’s processor is at work',
  'rule.untilRfnm': 'no more messages on a connection until an RFNM is back',
  'rule.untilRfnm.short': 'waits for its RFNM',
  'rule.allocationUsed': 'the receiver’s allocation is used up',
  'rule.allocationUsed.short': 'waits for an allocation',
  'rule.noBuffer': 'all wired buffers of that size are taken',
  'rule.noBuffer.short': 'waits for a buffer',
  'rule.pairFull': 'no more messages between these two IMPs',
  'rule.pairFull.short': 'waits for the pair of IMPs',
  'rule.askSpace': 'space to put the message together must be asked for',
  'rule.askSpace.short': 'asks for space',
  'rule.lineBusy.short': 'queues',
  'rule.cpuBusy.short': 'queues',
  'rule.impBusy.short': 'queues',
};

const numbers = {
  'measure.goodput': 'Goodput',
  'measure.messageTime': 'Time per message',
  'measure.roundTrip': 'Round trip',
  'measure.efficiency': 'Goodput as a share of the line’s rate',
  'measure.interactiveDelay': 'Delay of a typed line',
  'theory.undisturbed': 'Closed form, one transfer, no routing',
  'theory.undisturbed.formula': 'message ÷ (host work + cable + IMPs + line + cable + RFNM)',
  'theory.saturation': 'Full line',
  'theory.saturation.formula': '(line − loaded routing) × data bits ÷ line bits of a message',
  'theory.roundTrip': 'Closed form, no routing',
  'theory.roundTrip.formula': 'cable + IMP + line + IMP + cable + IMP + RFNM + IMP + cable',
  'mark.half': 'half of the largest message’s rate',
  'mark.secondPacket': 'second packet',
  'comparison.both': 'After against before: buffer and machine together',
  'comparison.machine': 'Of this, the other machine alone (same 940-bit buffer)',
  'comparison.buffer': 'Of this, the larger buffer alone (same machine, same host work)',
  'reference.rfc662': 'RFC 662, one transfer, reported',
  'reference.rfc662.short': 'RFC 662',
  'reference.rfc662-several.short': 'RFC 662, about',
  'reference.imp-program.short': 'IMP program',
  'reference.rfc662-several': 'RFC 662, total of several transfers, “about”, started by hand',
  'reference.imp-transfers':
    'IMP program of 1973 on an H316 simulator, several transfers with hosts independent of each other',
  'reference.imp-transfers.short': 'IMP program, several',
  'reference.imp-2-8000': 'Goodput of two transfers, 8,000-bit messages, 50 ms of host work',
  'reference.imp-3-8000': 'Goodput of three transfers, 8,000-bit messages, 50 ms of host work',
  'reference.imp-2-936': 'Goodput of two transfers, 936-bit messages, 78 ms of host work',
  'reference.imp-3-936': 'Goodput of three transfers, 936-bit messages, 78 ms of host work',
  'reference.imp-program':
    'IMP program of 1973 on an H316 simulator, ideal hosts: least, mean and most of 27 or 64 runs',
  'figure.messages': 'Messages',
  'figure.packets': 'Packets of messages',
  'figure.roundTripMs': 'Round trip, mean',
  'figure.roundTripMsMin': 'Round trip, least',
  'figure.roundTripMsMax': 'Round trip, most',
  'figure.perTransferBitsPerSecond': 'Each transfer',
  'figure.lineBusyShare': 'Line busy',
  'figure.interactiveDelayMs': 'Delay of a typed line, mean',
  'figure.messagesLost': 'Messages lost',
  'figure.restarts': 'File begun again',
  'figure.wiredPages': 'Pages wired for buffers',
  'figure.roundTripMs.note': 'Full-sized messages after the first, lost ones left out.',
  'figure.packets.note': 'Of the file and of typed lines; control packets are not counted.',
};

const stops = {
  'stopped.spans':
    'This run needs more than 20 million spans (stretches of work or sending) and was stopped. With losses and “start the file again” a long file practically never gets through. Make the file smaller or the messages larger, or choose another recovery.',
  'stopped.processorFull':
    'This run was not started: the terminal users alone fill the sending processor, so the file never has its turn. Lower the lines typed a second or the host work for each.',
  'stopped.cableFull':
    'This run was not started: the terminal users alone fill the sending host’s cable. Lower the lines typed a second, or make the cable faster.',
  'stopped.lineFull':
    'This run was not started: other hosts, terminal users and routing alone fill the line, so queues grow without end. Lower their traffic, or make the line faster.',
};

const verdicts = {
  'verdict.sender': 'mostly while Multics prepared its next message',
  'verdict.senderShared': 'mostly while Multics prepared the next messages',
  'verdict.restarted': 'and after losses the file was begun again ({restarts} times)',
  'verdict.receiver': 'mostly while the receiving Multics was at work',
  'verdict.network': 'mostly while bits were on cables, in IMPs or on the way back',
  'verdict.hold': 'mostly because a rule or a timer made somebody wait',
  'verdict.drained': 'mostly after all was sent',
};

const assumptions = {
  'assumption.direction':
    'The old rate was measured from IMP 44 to IMP 6, the new one the other way. The picture always draws the sender on the left, at IMP 44; both ways are alike in the model, so no number changes.',
  'assumption.differentSenders':
    'The two reported rates come from different sending machines: a service Multics with two processors, “lightly loaded” with a load of 30 to 35, and a development Multics with one, used for nothing else. So the reported gain of 4.0 times is not the buffer’s alone. Compare “Same machine” with “After”.',
  'assumption.hostTime':
    'Host work per message, 80.5 ms for the service machine and 49 ms for the development machine, is fitted so that the two single-transfer rates come out. It is not known from any document.',
  'assumption.hostTimeLength':
    'Host work is the same for a short and a long message. Reading and filling surely take longer for a long one; how much is not known. Then the larger buffer would have gained even more than it seems.',
  'assumption.oneProcessor':
    'All host work is processor time on one processor, so transfers wait for each other. The service machine had two, and part of the work may have been waiting for a disk. With 936-bit messages and independent hosts the IMP program carried 13,400 and 20,100 bit/s for two and three transfers; here the processor ends it at about 12,000.',
  'assumption.byteSize':
    'The files went in 36-bit bytes, so that the longest messages held 7,992 and 936 data bits. The model takes 8,023 and 940, as the formats and the RFC’s text have it (a difference of 0.4 %).',
  'assumption.lastRfnm':
    'Time runs until the sender has its last RFNM, as the sender sees it. The rest of the last message then still crosses the receiver’s cable, up to 70 ms at 100 kbit/s.',
  'assumption.hostJitter': 'Host work varies by up to 20 % from message to message, evenly and by the seed.',
  'assumption.cableRate':
    'Host cables run at 100 kbit/s. Slower or faster cables would change the fitted host work, not the reported rates.',
  'assumption.impProgram':
    'An IMP’s program takes 1.8 ms for each first packet or RFNM and 0.29 ms for each further packet, as measured on the program of September 1973, at an assumed speed of the machine.',
  'assumption.fourHandlings':
    'A round trip meets an IMP’s program four times: at the source, at the destination, for the RFNM there, and for the RFNM here. The measured shortest round trips of single packets agree with four, not with three.',
  'assumption.routing':
    'How often routing goes out at a given load is fitted to two measured points: 3,649 bit/s beside one transfer of 8-packet messages, 1,835 bit/s on a full line. In between the steps of 128 ms follow the load of the last 640 ms.',
  'assumption.routingLock':
    'A sender without any spread falls into a short repeating pattern with the 128 ms clock of the routing messages, which differs from seed to seed. Round trips of one seed are then no mean; the spread over seeds is shown.',
  'assumption.allocationLife':
    'Space for a message of several packets comes with the RFNM of the one before and lapses when unused for 125 ms; then it must be asked for again (RFC 442, RFC 619).',
  'assumption.rfnmEarly':
    'The RFNM leaves when the receiving host has taken the first packet, not the whole message (RFC 594, RFC 619).',
  'assumption.severalTransfers':
    'Two and three transfers are not fitted: they follow from the values of “After”. For 8-packet messages they are a real test of the model; for small ones the result rests on the single processor.',
  'assumption.tape':
    'The RFC multiplies 334,231 words by 36 bits and prints 12.5 million; the product is 12,032,316. At 27,500 bit/s that takes 7 min 18 s; the printed 7 min 30 s fits the printed product.',
  'assumption.incomplete':
    'A lost message is noticed only by the source IMP’s timer, up to 30 s later (RFC 381); the model takes the whole 30 s.',
  'assumption.recovery':
    'While a lost message waits for its timer, the sender goes on with the other messages it may have on the way. With numbered messages the receiver throws away what comes behind the lost one.',
  'assumption.buffers':
    'A buffer is taken while its message is prepared and until its RFNM is back. Each size of buffer has pages of its own; terminal users get the next free one first.',
  'assumption.allocation':
    'A receiver that limits its allocation gives back what it has taken with an ALL command for each message; the sender waits until a whole message is allowed.',
  'assumption.strangers':
    'Other hosts’ packets are full, come at random (Poisson) in the file’s direction only, and cost no IMP time.',
  'assumption.terminals':
    'Typed lines come at random (Poisson). Their delay runs from the key to the receiving host.',
  'assumption.leftOut':
    'Left out: line errors and retransmission between IMPs, DLE doubling (about 0.4 % on random data), IMP time for routing and strangers, lack of reassembly space, the 2,000 feet of line (about 3 µs), opening and closing the file.',
  'assumption.unknown':
    'Not known: the text of BBN report 1822, Multics’ wake-up times and cable rates, the IMP program’s version of November 1974 and the speed of IMPs 6 and 44.',
};

export const text: Readonly<Record<string, string>> = {
  ...place,
  ...groups,
  ...parameters,
  ...presets,
  ...lanes,
  ...kinds,
  ...rules,
  ...numbers,
  ...stops,
  ...verdicts,
  ...assumptions,
};
