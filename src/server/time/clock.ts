/**
 * A clock that never goes back: if the system clock is set back, it continues at its own pace. If the system clock is set forward,
 * it follows. So whatever should end in an hour ends in an hour at the latest.
 * @param wall the system clock, in milliseconds since 1970
 * @param steady a monotonic clock, in milliseconds
 * @returns milliseconds since 1970
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
