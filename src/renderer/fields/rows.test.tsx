// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../test/fakeApi.ts';
import { listsApi, listsModule } from '../test/listsFixture.ts';
import { present } from '../test/present.ts';
import { show } from '../test/show.tsx';

const open = async (api = listsApi()) => ({ ...(await show(listsModule(), api)), api });
const values = (name: string) => screen.queryAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
const press = (name: string) => screen.getByRole('button', { name });
const last = (name: string) => present(screen.getAllByRole('textbox', { name }).at(-1));

describe('a list whose rows are all open', () => {
  test('shows and saves the controls of each row', async () => {
    const { user, api } = await open();
    expect(values('Name')).toEqual(['One']);
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    await user.type(last('Sign'), 'bc');
    await user.click(press('SAVE'));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]?.body).toMatchObject({ pairs: [{ name: 'One', sign: 'abc' }] });
  });

  test('adds a row and focuses it', async () => {
    const { user } = await open();
    await user.click(press('Add pair'));
    expect(values('Name')).toEqual(['One', '']);
    expect(last('Name')).toHaveFocus();
    expect(screen.getAllByRole('group', { name: /^Entry / })).toHaveLength(2);
  });

  test('explains in a banner why no more can be added', async () => {
    const { user } = await open();
    for (let count = 0; count < 2; count++) await user.click(press('Add pair'));
    expect(press('Add pair')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(press('Add pair'));
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum 3 pairs allowed');
    expect(values('Name')).toHaveLength(3);
  });

  test('adds a preset only once', async () => {
    const { user } = await open();
    await user.click(press('Gaming'));
    expect(press('Gaming')).toHaveFocus();
    await user.click(press('Gaming'));
    expect(values('Name')).toEqual(['One', 'Gaming']);
    expect(values('Sign')).toEqual(['a', 'Play']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('refuses a preset in a full list, unless it exists already', async () => {
    const { user } = await open();
    await user.click(press('Gaming'));
    await user.click(press('Blank'));
    await user.click(press('Gaming'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(press('Blank'));
    expect(screen.getByRole('alert')).toHaveTextContent('Maximum 3 pairs allowed');
    expect(values('Sign')).toEqual(['a', 'Play', 'Blank']);
  });

  test('deletes a row and restores it in place', async () => {
    const { user } = await open();
    await user.click(press('Gaming'));
    await user.click(present(screen.getAllByRole('button', { name: /^Delete / })[0]));
    expect(values('Name')).toEqual(['Gaming']);
    expect(screen.getByText('Entry 1 deleted')).toBeVisible();
    await user.click(press('Undo'));
    expect(values('Name')).toEqual(['One', 'Gaming']);
  });

  test('keeps the controls of a row when another one is deleted', async () => {
    const { user } = await open();
    await user.click(press('Gaming'));
    const control = last('Name');
    await user.click(present(screen.getAllByRole('button', { name: /^Delete / })[0]));
    expect(last('Name')).toBe(control);
    expect(control).toHaveAttribute('id', 'root_pairs_0_name');
  });

  test('shows the problems of a refused save at the row', async () => {
    const { user, api } = await open();
    await user.click(press('Add pair'));
    await user.click(press('SAVE'));
    expect(api.posts()).toEqual([]);
    const row = within(present(screen.getAllByRole('group', { name: /^Entry / })[1]));
    expect(row.getByText('Give the pair a name')).toBeVisible();
    expect(last('Name')).toHaveFocus();
  });
});

describe('a list locked by the plan', () => {
  test('shows the lock instead of its limit, and stays readable', async () => {
    const api = listsApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const { user } = await open(api);
    const region = within(screen.getByRole('group', { name: 'Pairs' }));
    expect(values('Name')).toEqual(['One']);
    expect(region.getByRole('img', { name: 'Included in premium' })).toBeVisible();
    expect(region.queryByText('1 / 0')).not.toBeInTheDocument();
    expect(region.getByText('Pairs are part of Premium')).toBeVisible();
    for (const name of ['Add pair', 'Gaming', 'Delete Entry 1']) {
      await user.click(press(name));
      expect(screen.getByRole('alert')).toHaveTextContent('Pairs are part of Premium');
      await user.click(within(screen.getByRole('alert')).getByRole('button'));
    }
    await user.type(last('Name'), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('Pairs are part of Premium');
    expect(values('Name')).toEqual(['One']);
  });
});

describe('a list in columns', () => {
  const lines = () =>
    screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.closest('li')?.textContent);
  const ranks = async () => {
    const shown = await open();
    await shown.user.click(screen.getByRole('tab', { name: 'Ranks' }));
    return shown;
  };

  test('has a cell for each column, with its heading for screen readers', async () => {
    await ranks();
    expect(lines()).toEqual([
      'Title SmithLevel 2Grown up On',
      'Title KingLevel 9Grown up On',
      'Title ChildLevel 1Grown up Off',
    ]);
  });

  test('is sorted, descending after a leading -; an edited row moves on Done', async () => {
    const { user } = await ranks();
    await user.click(press('Edit Smith'));
    await user.clear(screen.getByRole('textbox', { name: 'Level' }));
    await user.type(screen.getByRole('textbox', { name: 'Level' }), '20');
    expect(lines().map((line) => line?.slice(6, 10))).toEqual(['King', 'Chil']);
    const items = within(present(screen.getByRole('group', { name: 'Smith' }).closest('ul')));
    expect(items.getAllByRole('listitem')[0]).toContainElement(screen.getByRole('group', { name: 'Smith' }));
    await user.click(press('Done'));
    expect(lines().map((line) => line?.slice(6, 10))).toEqual(['King', 'Smit', 'Chil']);
  });
});
