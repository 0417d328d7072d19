/** How long a movement takes, in milliseconds: nothing for whoever wants no motion. */
export function motionTime(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--duration-slow')) || 0;
}
