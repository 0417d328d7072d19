// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixtureApi } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { sharedField } from '../../test/sharedFields.ts';
import { show } from '../../test/show.tsx';

const module = fixtureModule({
  fields: {
    hours: sharedField('schedule.json#/schedule', { title: 'Hours', maxItems: 3 }),
    posts: sharedField('schedule.json#/times', { title: 'Posts' }),
  },
  screen: { layout: [{ section: 'main', title: 'Main', fields: ['hours', 'posts'] }] },
  calls: {
    documents: [
      {
        id: 'main',
        fields: ['hours', 'posts'],
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/save/', failure: 'Could not save' },
      },
    ],
  },
});

async function shown(...stored: { days: string[]; from: string; to: string }[]) {
  const api = fixtureApi();
  api.on('GET fixture/', {
    body: { hours: stored.map((period, index) => ({ id: `t${index}`, ...period })), posts: [] },
  });
  return { ...(await show(module, api)), api };
}

const row = (number: number) => within(screen.getByRole('group', { name: `Entry ${number}` }));
const chosenIn = (number: number) =>
  row(number)
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent?.trim());

describe('a schedule', () => {
  test('begins with the days of work, and says in words what it is', async () => {
    const { user, api } = await shown();
    await user.click(screen.getByRole('button', { name: 'Add times' }));
    expect(chosenIn(1)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(screen.getByText('Mon–Fri 18:00–22:00')).toBeVisible();
    expect(screen.getByText("In the server's time zone: UTC")).toBeVisible();
    await user.click(row(1).getByRole('checkbox', { name: 'Wed' }));
    expect(screen.getByText('Mon, Tue, Thu, Fri 18:00–22:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(api.posts().map(({ body }) => body)).toMatchObject([
      { hours: [{ days: ['monday', 'tuesday', 'thursday', 'friday'], from: '18:00', to: '22:00' }] },
    ]);
  });

  test('copies times to the days that have none, and focuses them', async () => {
    const { user } = await shown({ days: ['monday', 'friday'], from: '12:00', to: '02:00' });
    await user.click(row(1).getByRole('button', { name: 'Copy to other days' }));
    expect(chosenIn(2)).toEqual(['Tue', 'Wed', 'Thu', 'Sat', 'Sun']);
    expect(row(2).getByLabelText('From')).toHaveValue('12:00');
    expect(row(2).getByLabelText('To')).toHaveValue('02:00');
    expect(row(2).getByRole('group', { name: 'Days (required)' })).toHaveFocus();
  });

  test('says of times when they end, if that is not on the same day', async () => {
    await shown({ days: ['monday'], from: '18:00', to: '22:00' });
    const to = row(1).getByLabelText('To');
    expect(row(1).queryByText('Until the next day')).toBeNull();
    fireEvent.change(to, { target: { value: '02:00' } });
    expect(row(1).getByText('Until the next day')).toBeVisible();
    fireEvent.change(to, { target: { value: '18:00' } });
    expect(row(1).getByText('24 hours')).toBeVisible();
  });

  test('is not saved while a time has no day', async () => {
    const { user, api } = await shown({ days: ['monday'], from: '18:00', to: '22:00' });
    await user.click(row(1).getByRole('checkbox', { name: 'Mon' }));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(row(1).getByText('Choose at least one day')).toBeVisible();
    expect(api.posts()).toEqual([]);
  });

  test('takes no more times than the plan allows', async () => {
    const { user } = await shown(
      { days: ['monday'], from: '18:00', to: '22:00' },
      { days: ['tuesday'], from: '18:00', to: '22:00' },
      { days: ['friday'], from: '18:00', to: '22:00' },
    );
    await user.click(row(1).getByRole('button', { name: 'Copy to other days' }));
    expect(screen.queryByRole('group', { name: 'Entry 4' })).toBeNull();
    expect(screen.getAllByText('A schedule can have at most 3 times').length).toBeGreaterThan(0);
  });
});

describe('a schedule of times without an end', () => {
  test('is entered as days and a time, copied to other days, and said in words', async () => {
    const { user, api } = await shown();
    const posts = within(screen.getByRole('group', { name: 'Posts' }));
    await user.click(posts.getByRole('button', { name: 'Add a time' }));
    expect(chosenIn(1)).toEqual(['Mon']);
    await user.click(row(1).getByRole('checkbox', { name: 'Wed' }));
    expect(screen.getByText('Mon, Wed 18:00')).toBeVisible();
    fireEvent.change(row(1).getByLabelText('At'), { target: { value: '09:30' } });
    expect(row(1).queryByLabelText('To')).toBeNull();
    await user.click(row(1).getByRole('button', { name: 'Copy to other days' }));
    expect(chosenIn(2)).toEqual(['Tue', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(screen.getByText('Mon, Wed 09:30; Tue, Thu–Sun 09:30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(api.posts().map(({ body }) => body)).toMatchObject([
      {
        posts: [
          { days: ['monday', 'wednesday'], at: '09:30' },
          { days: ['tuesday', 'thursday', 'friday', 'saturday', 'sunday'], at: '09:30' },
        ],
      },
    ]);
  });
});
