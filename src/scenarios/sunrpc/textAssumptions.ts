/** English words of what the Sun RPC model takes for granted, leaves out, and cannot explain. */

export const assumptionWords: Readonly<Record<string, string>> = {
  'assumption.costs':
    'What each step costs (cost set M1, microseconds at factor 1): system call 150, select 350, context switch 450, mbuf 40, copying 0.25 a byte, XDR 0.25 a byte, checksum 0.22 a byte, driver 0.15 a byte, TCP output 800 (bare acknowledgement 600), TCP input 500, hardware interrupt 250, encoding 600, decoding 600, running the routine 500. Guessed for a 20 MHz 68020.',
  'assumption.scale':
    'One factor on all costs, 1.157, is fitted to the first ten of Nahm’s twelve times: none is more than 1.5 ms off, the root mean square is 0.8 ms. The slow sizes are not fitted.',
  'assumption.edges':
    'The slow sizes come from the rules, not from the costs: with each cost changed at random by a factor of 0.5 to 2, a hundred times over, the edges at 4,045, 4,968, 8,041 and 8,964 stay where they are. Reported were 4,045 to 4,952 and 8,090 to 8,960; 8,090 is twice 4,045 and may have been doubled rather than measured.',
  'assumption.furtherSegments':
    'A further segment that one call of tcp_output sends costs half of the first. A server that is sent four segments in a row then has no time to read before the last, which the reported ranges need.',
  'assumption.selectHalves':
    'Half of select’s cost falls before the process sleeps, half after it has been woken. The server asks once for a call, and once more before each read.',
  'assumption.jitter': 'Each step’s cost varies by up to 3 %, evenly and by the seed.',
  'assumption.priorities':
    'One processor for each host. Hardware interrupts come first, then TCP’s input and timers, then the process. What the process does inside the kernel keeps TCP’s input out.',
  'assumption.buffers':
    'The library’s buffer has four bytes for the record mark; a full one goes out with one write. A call has 44 bytes in front of its array. The reply is 28 bytes.',
  'assumption.sosend':
    'A write with 1,024 bytes or more left waits for 1,024 free bytes of the send buffer; one with less takes whatever is free, be it 96 bytes. What is copied in goes to TCP at once. When an acknowledgement comes, TCP sends before the sleeping writer wakes.',
  'assumption.windowUpdate':
    'After a read, TCP acknowledges at once if that opens the window by 35 % of the receive buffer. A read of 4,000 bytes does, one of 96 does not.',
  'assumption.tick':
    'BSD has one timer for all delayed acknowledgements of a host: a tick every 200 ms, when it will. A stalled call ends just after a tick, so the next one begins there: the calls lock to the clock, 200 ms each.',
  'assumption.calls':
    'Nahm’s figures are taken as 100 calls each, as in the report he answered; he does not say so.',
  'assumption.elbow':
    'Nahm’s last two sizes, above 16,384 bytes, take 21 and 39 ms more than the model’s. The mechanism could be there: a tick inside a call acknowledges a chunk that is half read, client and server fall out of step, and a short tail is held until the next tick. His excess is as if about 13 and 24 calls in a hundred had stalled so. But no set of costs found fits all twelve rows: this elbow is only partly explained.',
  'assumption.textbook':
    'A common story says that any second small write meets Nagle’s rule and the delayed acknowledgement. On Linux that is so: slow from 3,953 to 5,392 bytes. In 1989 the first 4,000 bytes are acknowledged at once by the 35 % rule, and such a story misses the reported edges. It took a write cut in two by 96 bytes of room.',
  'assumption.ethernet':
    'An Ethernet frame has 8 bytes of preamble, 14 of header, 4 of check and a gap of 9.6 µs, and is filled up to 46 bytes of data. Client and server take turns; collisions are left out, and none were seen.',
  'assumption.noLoss':
    'Nothing is lost and all comes in order; the connection is open before the first call.',
  'assumption.linuxRules':
    'Linux acknowledges at once when more than a full segment is unacknowledged, and until the receiver has sent data itself; else after 40 ms. Only an earlier small segment holds a small one. TCP has 12 bytes of time stamps.',
  'assumption.linuxTick':
    'Linux’s timer ends with a tick of its 250 Hz clock and never early, so calls that begin just after a tick last eleven ticks, 44 ms. The 40 are a fact; that the 4 above them come from ticks is inferred.',
  'assumption.bucket':
    'The token bucket counts the bytes from the Ethernet header on, has one for each direction, and holds 5,000 bytes. A frame that it lets pass crosses at 1 Gbit/s.',
  'assumption.stalled':
    'A call counts as stalled if it takes over 40 ms more than the median of five calls with 24,000-byte buffers and the same other settings.',
  'assumption.leftOut':
    'Left out: slow start, retransmission, persist and keep-alive timers, TCP’s header prediction, the ARP exchange, other processes and other traffic, Linux’s growing of buffers and of its ACK delay.',
};
