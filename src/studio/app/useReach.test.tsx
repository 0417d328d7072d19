// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftedFiles, ReachAnswer } from '../model/answers.ts';
import { ReachPanel, reachText } from './ReachPanel.tsx';
import { StudioContext, type StudioContextValue } from './StudioContext.ts';
import type { StudioCalls } from './server.ts';
import { useReach } from './useReach.ts';

const CHANGE = {
  line: 'Free: Shop › Items: at most 5 entries, was 10 (tightens)',
  file: 'schemas/modules/shop/module.json',
  pointer: ['settings', 'properties', 'items', 'maxItems'],
  sentences: ['412 of 20,318 servers on Free have more than 5: the bot gets it cut.'],
};

interface Asked {
  drafts: DraftedFiles;
  signal: AbortSignal;
  answer(answer: ReachAnswer): void;
  fail(): void;
}

function asking() {
  const asked: Asked[] = [];
  const reach: StudioCalls['reach'] = (drafts, signal) =>
    new Promise((resolve, reject) => {
      asked.push({ drafts, signal, answer: resolve, fail: () => reject(new Error('gone')) });
    });
  const select = vi.fn();
  // Only what the panel uses.
  const context = { calls: { reach }, select } as unknown as StudioContextValue;
  const Shown = ({ drafts, hasStore = true }: { drafts: DraftedFiles; hasStore?: boolean }) => {
    const reached = useReach(context.calls, drafts, hasStore);
    return (
      <StudioContext value={context}>
        <p>{reachText(reached)}</p>
        <ReachPanel reached={reached} onClose={() => {}} />
      </StudioContext>
    );
  };
  return { asked, select, Shown };
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a draft is counted after a pause, and a change leads to its place', async () => {
  const { asked, select, Shown } = asking();
  const { rerender } = render(<Shown drafts={{}} />);
  await pause();
  expect(asked).toEqual([]);
  rerender(<Shown drafts={{ a: '1' }} />);
  expect(screen.getByText('Counting servers…')).toBeVisible();
  expect(asked).toEqual([]);
  await pause();
  await act(async () => asked[0]?.answer({ changes: [CHANGE] }));
  expect(screen.getByText('1 change reaches servers')).toBeVisible();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: /412 of 20,318 servers on Free have more than 5/ }));
  expect(select).toHaveBeenCalledExactlyOnceWith({ file: CHANGE.file, pointer: CHANGE.pointer });
});

test('an edit gives up what is being counted, and a late answer is not shown', async () => {
  const { asked, Shown } = asking();
  const { rerender } = render(<Shown drafts={{ a: '1' }} />);
  await pause();
  rerender(<Shown drafts={{ a: '2' }} />);
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => asked[0]?.answer({ changes: [CHANGE] }));
  expect(screen.getByText('Counting servers…')).toBeVisible();
  await pause();
  await act(async () => asked[1]?.answer({ changes: [] }));
  expect(screen.getByText('Reaches no server')).toBeVisible();
});

test('a failure is said, and without a store nothing is asked', async () => {
  const { asked, Shown } = asking();
  const { rerender } = render(<Shown drafts={{ a: '1' }} />);
  await pause();
  await act(async () => asked[0]?.fail());
  expect(screen.getByText('Servers not counted')).toBeVisible();
  expect(screen.getByText(/could not be counted/)).toBeVisible();
  rerender(<Shown drafts={{ a: '2' }} hasStore={false} />);
  await pause();
  expect(asked).toHaveLength(1);
});
