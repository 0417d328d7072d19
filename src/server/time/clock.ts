/**
 * The time of day, in milliseconds since 1970, that goes on when the clock of the machine is set back: what was to end in an
 * hour ends in an hour. Set forward, it follows.
 * @param wall the clock of the machine
 * @param steady milliseconds that only grow, at the pace of time
 */
export function steadyClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  let ahead = wall() - steady();
  return () => {
    ahead = Math.max(ahead, wall() - steady());
    return Math.floor(ahead + steady());
  };
}
