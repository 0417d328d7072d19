// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './DateTimeWidget.gallery.ts';
import DateTimeWidget from './DateTimeWidget.tsx';

testStates(DateTimeWidget, states);

const input = () => screen.getByLabelText('Ends');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test('a moment is entered in the time zone of the server and stored in UTC', () => {
  const { onChange } = renderState(DateTimeWidget, pick(states, 'Filled'));
  expect(input()).toHaveValue('2026-03-12T18:30');
  expect(input()).toHaveAccessibleDescription(/Thursday, March 12, 2026 at 6:30\sPM \(Europe\/Bucharest, UTC\+02:00\)/);
  type('2026-07-01T09:00');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-07-01T06:00:00Z');
  expect(input()).toHaveAccessibleDescription(/UTC\+03:00/);
});

test('an empty field names the time zone', () => {
  renderState(DateTimeWidget, pick(states, 'Empty'));
  expect(input()).toHaveAccessibleDescription(/In the server's time zone: Europe\/Bucharest/);
});

test('a time that clocks skip stays in the field, with one that exists, and is not stored', async () => {
  const { user, onChange } = renderState(DateTimeWidget, pick(states, 'Filled'));
  await user.click(input());
  type('2026-03-29T03:30');
  expect(input()).toHaveValue('2026-03-29T03:30');
  await user.tab();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(
    /Clocks go forward on this day and skip 3:30\sAM\. Enter 4:30\sAM or another time\./,
  );
  expect(onChange).not.toHaveBeenCalled();
  type('2026-03-29T04:30');
  expect(input()).toBeValid();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-29T01:30:00Z');
});

test('of a time that comes twice the first is meant, until the second is chosen', async () => {
  const { user, onChange } = renderState(DateTimeWidget, pick(states, 'Filled'));
  type('2026-10-25T03:30');
  expect(onChange).toHaveBeenLastCalledWith('2026-10-25T00:30:00Z');
  expect(input()).toHaveAccessibleDescription(/The one at UTC\+03:00 is used/);
  await user.click(screen.getByRole('button', { name: 'Use the one at UTC+02:00' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-10-25T01:30:00Z');
  expect(input()).toHaveValue('2026-10-25T03:30');
  expect(input()).toHaveAccessibleDescription(/The one at UTC\+02:00 is used/);
  await user.click(screen.getByRole('button', { name: 'Use the one at UTC+03:00' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-10-25T00:30:00Z');
});

test('a locked moment keeps its value', () => {
  const { onChange, notify } = renderState(DateTimeWidget, pick(states, 'Locked'));
  type('2026-07-01T09:00');
  expect(notify).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('2026-03-12T18:30');
});
