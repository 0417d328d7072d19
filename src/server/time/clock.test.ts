import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('continues while the system clock is set back, and follows it forward', () => {
  let [wall, steady] = [1_000_000, 50];
  const now = steadyClock(
    () => wall,
    () => steady,
  );
  const pass = (milliseconds: number) => {
    wall += milliseconds;
    steady += milliseconds;
  };
  expect(now()).toBe(1_000_000);
  pass(500);
  expect(now()).toBe(1_000_500);
  wall -= 3_600_000;
  expect(now()).toBe(1_000_500);
  pass(1000);
  expect(now()).toBe(1_001_500);
  wall += 3_600_000 + 7000;
  expect(now()).toBe(1_008_500);
  pass(1);
  expect(now()).toBe(1_008_501);
});
