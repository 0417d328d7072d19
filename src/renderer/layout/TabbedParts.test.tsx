// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Screen } from '../../language/model.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { listsApi, listsModule } from '../test/listsFixture.ts';
import { show } from '../test/show.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const motto = () => screen.getByRole('textbox', { name: 'Motto' });
const save = () => screen.getByRole('button', { name: 'SAVE' });

describe('tabs', () => {
  test('show one panel at a time, under its own name', async () => {
    const { user } = await show(listsModule(), listsApi());
    expect(screen.getByRole('tabpanel', { name: 'Pairs' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Motto' })).not.toBeInTheDocument();
    await user.click(tab('Ranks'));
    expect(screen.getByRole('tabpanel', { name: 'Ranks' })).toBeVisible();
    expect(motto()).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  test('are one tab stop; arrow keys move between them', async () => {
    const { user } = await show(listsModule(), listsApi());
    await user.click(tab('Pairs'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Ranks')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(tab('Ranks')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Pairs')).toHaveFocus();
    await user.keyboard('{Enter}{Tab}');
    expect(document.activeElement?.closest('[role="tabpanel"]')).toBe(screen.getByRole('tabpanel', { name: 'Pairs' }));
    await user.tab({ shift: true });
    expect(tab('Pairs')).toHaveFocus();
  });

  test('Home and End lead to the first and the last; leaving them without a choice, Tab leads back to the shown one', async () => {
    const { user } = await show(listsModule(), listsApi());
    await user.click(tab('Pairs'));
    await user.keyboard('{End}');
    expect(tab('Ranks')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Pairs')).toHaveFocus();
    await user.keyboard('{End}{Tab}');
    await user.tab({ shift: true });
    expect(tab('Pairs')).toHaveFocus();
  });

  test('keep what is typed in each', async () => {
    const { user } = await show(listsModule(), listsApi());
    await user.click(tab('Ranks'));
    await user.type(motto(), ' and up');
    await user.click(screen.getByRole('button', { name: 'Edit King' }));
    await user.clear(screen.getByRole('textbox', { name: 'Level' }));
    await user.click(tab('Pairs'));
    await user.click(tab('Ranks'));
    expect(motto()).toHaveValue('Onward and up');
    expect(screen.getByRole('group', { name: 'King' })).toBeVisible();
  });

  test('open for the field that a save was refused for, and focus it', async () => {
    const { user, api } = await show(listsModule(), listsApi());
    const complaints = vi.spyOn(console, 'error');
    await user.click(tab('Ranks'));
    await user.clear(motto());
    await user.click(tab('Pairs'));
    await user.click(save());
    expect(api.posts()).toEqual([]);
    // React logs an error if the tab could not be opened synchronously: hidden fields cannot be focused.
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    expect(tab('Ranks')).toHaveAttribute('aria-selected', 'true');
    expect(motto()).toHaveFocus();
    expect(motto()).toBeInvalid();
  });

  test('open for problems found by the server, too', async () => {
    const api = listsApi();
    const problems = [{ path: 'pairs.0.name', rule: 'rule:1', message: 'Somebody has this name' }];
    api.on('POST fixture/save/', { status: 400, body: { error: 'Somebody has this name', problems } });
    const { user } = await show(listsModule(), api);
    await user.click(tab('Ranks'));
    await user.type(motto(), '!');
    await user.click(save());
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(tab('Pairs')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a tab with a condition', () => {
  const main = { section: 'main', title: 'Main', fields: ['enabled', 'heading'] };
  const module = fixtureModule({
    screen: {
      layout: [
        {
          tabs: 'views',
          panels: [
            {
              panel: 'live',
              title: 'Live',
              visible: "saved.heading == 'Hello!'",
              layout: [{ block: 'note', text: 'Figures' }],
            },
            { panel: 'settings', title: 'Settings', layout: [main] },
          ],
        },
      ] as Screen['layout'],
    },
    expressions: {
      "saved.heading == 'Hello!'": {
        run: ({ saved }) => saved?.heading === 'Hello!',
        reads: ['saved.heading'],
      },
    },
  });

  test('is shown once what is saved meets it, and does not take the place of the one that is shown', async () => {
    const { user } = await show(module);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(screen.queryByText('Figures')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), '!');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByRole('tab', { name: 'Live' })).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('textbox', { name: 'Heading' })).toBeVisible();
    await user.click(tab('Live'));
    expect(screen.getByText('Figures')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Heading' })).not.toBeInTheDocument();
  });

  test('is the first to be shown if it was met from the beginning', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { body: fixtureBody({ heading: 'Hello!' }), etag: '"7"' });
    await show(module, api);
    expect(tab('Live')).toHaveAttribute('aria-selected', 'true');
  });
});
