/** Speeds of playback: how much simulated time a second shows, in round steps over many decades. Pure. */

/** 1, 2, 5 times powers of ten, from a microsecond to 100 seconds a second; ns. */
export const SPEEDS: readonly number[] = Array.from(
  { length: 25 },
  (_, i) => [1, 2, 5][i % 3]! * 10 ** (3 + Math.floor(i / 3)),
);

/** The step nearest to a speed, by ratio. */
export function nearestSpeed(nsPerSecond: number): number {
  const wanted = Math.log(Math.max(1, nsPerSecond));
  let best = 0;
  SPEEDS.forEach((speed, i) => {
    if (Math.abs(Math.log(speed) - wanted) < Math.abs(Math.log(SPEEDS[best]!) - wanted)) best = i;
  });
  return best;
}

/** One step slower or faster than a speed, which may lie between two steps. */
export function besideSpeed(nsPerSecond: number, direction: 1 | -1): number {
  const beyond =
    direction > 0
      ? SPEEDS.find((speed) => speed > nsPerSecond)
      : SPEEDS.findLast((speed) => speed < nsPerSecond);
  return beyond ?? SPEEDS[direction > 0 ? SPEEDS.length - 1 : 0]!;
}
