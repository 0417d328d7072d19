// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onFirstSign } from './onFirstSign.ts';

test('runs at the first sign of a visitor, once', () => {
  const run = vi.fn();
  onFirstSign(run);
  expect(run).not.toHaveBeenCalled();
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: 1 }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(run).toHaveBeenCalledOnce();
});

test('a pointer at rest below a new page is no sign', () => {
  const run = vi.fn();
  onFirstSign(run);
  const move = (movement: number) =>
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementX: movement }));
  move(0);
  expect(run).not.toHaveBeenCalled();
  move(1);
  expect(run).toHaveBeenCalledOnce();
});

test('does not run once it is no longer wanted', () => {
  const run = vi.fn();
  onFirstSign(run)();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(run).not.toHaveBeenCalled();
});
