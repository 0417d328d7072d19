// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type SharedState, StudioForTests } from '../../test/StudioForTests.tsx';
import { NodePane } from '../NodePane.tsx';
import type { StudioCalls } from '../server.ts';

const FILE = 'schemas/modules/madeUp/module.json';
const TEXT = JSON.stringify({
  screen: { title: 'Made up', layout: [] },
  rules: [{ rule: '', at: 'first', message: 'No' }],
});

test('a name is completed where it is typed, and no longer once the caret is elsewhere', async () => {
  const expression: StudioCalls['expression'] = async () => ({
    completions: [{ label: 'self.first', detail: 'string' }],
    rows: [],
  });
  const held: { current?: SharedState } = {};
  render(
    <StudioForTests
      files={{ [FILE]: TEXT }}
      selection={{ file: FILE, pointer: ['rules', 0] }}
      held={held}
      calls={{ expression }}
    >
      <NodePane />
    </StudioForTests>,
  );
  const rule = screen.getByRole('textbox', { name: 'rule' });
  await userEvent.type(rule, '1 == self.f');
  expect(await screen.findByRole('option', { name: /self\.first/ })).toBeVisible();
  await userEvent.keyboard('{Home}{Tab}');
  expect(rule).toHaveValue('1 == self.f');
  expect(rule).not.toHaveFocus();
  await userEvent.type(rule, 'i');
  await userEvent.keyboard('{Tab}');
  expect(rule).toHaveValue('1 == self.first');
});
