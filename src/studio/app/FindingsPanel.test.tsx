// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StudioFinding } from '../model/answers.ts';
import { productFiles, type SharedState, StudioForTests } from '../test/StudioForTests.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { NodePane } from './NodePane.tsx';

const BLACKJACK = 'schemas/modules/blackjack/module.json';
const finding = (name: string, reason: string): StudioFinding => ({
  file: BLACKJACK,
  pointer: ['settings', 'properties', 'min_bet', name],
  line: 1,
  column: 1,
  reason,
  advice: 'Change it.',
});

test('a finding leads to the form of the setting, where it stands beside its field', async () => {
  const held: { current?: SharedState } = {};
  const findings = [finding('default', 'The default is too small.'), finding('title', 'The title is too long.')];
  render(
    <StudioForTests files={productFiles()} selection={{ file: BLACKJACK, pointer: [] }} held={held} findings={findings}>
      <FindingsPanel checked={{ state: 'checked', findings, repeat: () => {} }} onClose={() => {}} />
      <NodePane />
    </StudioForTests>,
  );
  await userEvent.click(screen.getByRole('button', { name: /The default is too small/ }));
  expect(held.current?.state.selection).toEqual({ file: BLACKJACK, pointer: ['settings', 'properties', 'min_bet'] });
  const alerts = screen
    .getAllByRole('alert')
    .map((one) => [one.closest('[data-field]')?.getAttribute('data-field'), one.textContent]);
  expect(alerts).toEqual(
    expect.arrayContaining([
      ['default', 'The default is too small. Change it.'],
      ['title', 'The title is too long. Change it.'],
    ]),
  );
});
