// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { region, renderDashboard, statisticsServer } from '../../testing/statistics.tsx';
import { formatIn } from '../model/format.ts';
import { daysOf } from './days.ts';

const { chartPicture } = vi.hoisted(() => ({ chartPicture: vi.fn(async () => new Blob()) }));
vi.mock('./picture.ts', () => ({ chartPicture }));

beforeEach(() => void statisticsServer());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the timeline', () => {
  const lines = (timeline: ReturnType<typeof within>) =>
    within(timeline.getByRole('list', { name: 'Chart lines' })).getAllByRole('button');
  const drawn = (timeline: ReturnType<typeof within>) =>
    timeline.queryByRole('img')?.querySelectorAll('path[fill="none"]').length ?? 0;

  test('has nine lines, which can be shown and hidden individually and together', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    expect(await timeline.findByRole('img')).toHaveAccessibleName('Line chart of Active members, In voice, Messages');
    expect(lines(timeline)).toHaveLength(9);
    expect(drawn(timeline)).toBe(3);
    await userEvent.click(timeline.getByRole('button', { name: 'Show All' }));
    expect(drawn(timeline)).toBe(9);
    for (const line of lines(timeline)) expect(line).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(timeline.getByRole('button', { name: /^Messages/ }));
    expect(drawn(timeline)).toBe(8);
    expect(timeline.getByRole('button', { name: /^Messages/ })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(timeline.getByRole('button', { name: 'Hide All' }));
    expect(drawn(timeline)).toBe(0);
    expect(timeline.getByText('All lines are hidden. Choose one above, or show them all.')).toBeVisible();
  });

  test('remembers its visible lines', async () => {
    localStorage.setItem('statistics_lines', 'messages_count unknown lottery_entries');
    renderDashboard();
    const timeline = await region('Activity timeline');
    expect(await timeline.findByRole('img')).toHaveAccessibleName('Line chart of Messages, Lottery entries');
  });

  test('can be read with the keyboard', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider', { name: 'Point in time' });
    const { timeline: buckets } = overviewOf('24h');
    act(() => point.focus());
    expect(point).toHaveAttribute('aria-valuenow', '23');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(point).toHaveAttribute('aria-valuenow', '21');
    expect(point.getAttribute('aria-valuetext')).toContain(
      `Active members ${buckets[21]?.active_members}, In voice ${buckets[21]?.voice_users_online}`,
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(point).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}');
    expect(point).toHaveAttribute('aria-valuenow', '10');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(point).toHaveAttribute('aria-valuenow', '23');
  });

  test('shows the values at the pointer until it leaves', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    await userEvent.pointer({ target: point, coords: { clientX: 0, clientY: 10 } });
    const first = overviewOf('24h').timeline[0];
    const said = () => timeline.queryByText(String(first?.active_members), { selector: 'strong' });
    expect(said()).toBeVisible();
    await userEvent.unhover(point);
    expect(said()).not.toBeInTheDocument();
  });

  test('shows the values below the chart if they do not fit beside the point', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
    renderDashboard();
    const timeline = await region('Activity timeline');
    await userEvent.pointer({ target: await timeline.findByRole('slider'), coords: { clientX: 0, clientY: 10 } });
    const first = overviewOf('24h').timeline[0];
    const box = timeline.getAllByText(String(first?.active_members), { selector: 'strong' })[0]?.closest('div');
    expect(box).toHaveStyle({ marginTop: '320px' });
  });

  test('can be shown as a table of the visible lines, newest first', async () => {
    renderDashboard();
    const timeline = await region('Activity timeline');
    const button = timeline.getByRole('button', { name: 'Show as table' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const table = within(await timeline.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Time',
      'Active members',
      'In voice',
      'Messages',
    ]);
    const rows = table.getAllByRole('row');
    expect(rows).toHaveLength(25);
    const newest = overviewOf('24h').timeline.at(-1);
    expect(rows[1]).toHaveTextContent(String(newest?.active_members));
    expect(timeline.queryByRole('img')).not.toBeInTheDocument();
  });

  test('of 30 days has one point per day', async () => {
    localStorage.setItem('statistics_period', '30d');
    renderDashboard();
    const timeline = await region('Activity timeline');
    const point = await timeline.findByRole('slider');
    expect(Number(point.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(30);
    expect(timeline.getByText(/^One point per day/)).toBeVisible();
  });

  test('of 30 days is downloaded with the days that it shows', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} });
    localStorage.setItem('statistics_period', '30d');
    renderDashboard();
    const timeline = await region('Activity timeline');
    await userEvent.click(await timeline.findByRole('button', { name: 'Download as PNG' }));
    const [first] = daysOf(overviewOf('30d').timeline);
    const from = formatIn('en').date(new Date(first?.timestamp ?? ''));
    await waitFor(() =>
      expect(chartPicture).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ time: expect.stringContaining(` ${from} – `) }),
      ),
    );
  });
});
