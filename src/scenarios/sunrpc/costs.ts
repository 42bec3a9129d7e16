/**
 * What each step costs a host's processor, microseconds before `cpuScale`: cost set M1, guessed for a 20 MHz 68020.
 *
 * All are assumed; one scale for all of them (1.157) is fitted to the first ten rows of Stephen Nahm's table.
 */

export interface Costs {
  readonly systemCall: number;
  readonly select: number;
  readonly contextSwitch: number;
  /** For each mbuf or cluster that a write fills. */
  readonly mbuf: number;
  /** For each byte: between process and kernel, into or out of XDR, checksum, between kernel and interface. */
  readonly copyByte: number;
  readonly xdrByte: number;
  readonly checksumByte: number;
  readonly driverByte: number;
  /** TCP output of a segment with data, and of a bare acknowledgement. */
  readonly tcpOutput: number;
  readonly ackOutput: number;
  readonly tcpInput: number;
  readonly interrupt: number;
  readonly encode: number;
  readonly decode: number;
  /** Finding the routine, running it (it does nothing) and encoding the reply. */
  readonly dispatch: number;
}

export const M1: Costs = {
  systemCall: 150,
  select: 350,
  contextSwitch: 450,
  mbuf: 40,
  copyByte: 0.25,
  xdrByte: 0.25,
  checksumByte: 0.22,
  driverByte: 0.15,
  tcpOutput: 800,
  ackOutput: 600,
  tcpInput: 500,
  interrupt: 250,
  encode: 600,
  decode: 600,
  dispatch: 500,
};

/**
 * Each further segment that one call of tcp_output sends costs this share of the first (assumed: its loop goes back
 * behind the entry and the look at the connection). With it a server that is being sent a burst reads it whole, as the
 * reported slow ranges need, at nearly all sets of costs.
 */
export const FURTHER_SEGMENT = 0.5;
/** Of select(2), half is spent before the process sleeps, half after it has been woken (assumed). */
export const SELECT_HALF = 0.5;
