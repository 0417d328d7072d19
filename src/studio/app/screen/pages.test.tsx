// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { observeViews } from '../../../web/testing/renderLanding.tsx';
import { DraftedProject } from '../../server/project.ts';
import { Landing, MenuOfServer } from './pages.tsx';
import type { ScreenSettings } from './settings.ts';

vi.mock('../../../web/product/plans.ts', () => import('./draftedPlans.ts'));

const project = new DraftedProject(process.cwd());
const settings: ScreenSettings = { plan: 'diamond', visitor: 'owner', language: 'en', theme: 'light' };

/** A draft of a file: its text with a part replaced. */
function draft(file: string, from: string, to: string): Record<string, string> {
  const text = project.read().files[file] ?? '';
  expect(text).toContain(from);
  return { [file]: text.replace(from, to) };
}

test('a drafted plan above the others includes what they include', () => {
  const diamond = { id: 'diamond', title: 'Diamond', history: { days: 400 } };
  const { plans } = JSON.parse(project.read().files['schemas/plans.json'] ?? '');
  const menu = (all: readonly object[], plan: string) => {
    const answer = project.menu({ 'schemas/plans.json': JSON.stringify({ plans: all }) }, 'en');
    if ('broken' in answer) throw new Error('The menu cannot be drawn');
    return <MenuOfServer kind="menu" turn={1} answer={answer} settings={{ ...settings, plan }} />;
  };
  const { rerender } = render(menu([...plans, diamond], 'diamond'));
  expect(screen.getByRole('link', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Unlock/ })).toBeNull();

  rerender(menu([diamond, ...plans], 'diamond'));
  expect(screen.getByRole('link', { name: /^Shop.*Premium/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Unlock/ })).toBeVisible();
});

test('the landing page has the texts of the drafts', () => {
  const drafts = draft('schemas/screens/landing.json', '"Free to start, with no time limit."', '"Free for ever."');
  const answer = project.landing(drafts, 'en');
  if ('broken' in answer) throw new Error('The landing page cannot be drawn');
  observeViews();
  render(<Landing kind="landing" turn={1} answer={answer} settings={settings} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('Free for ever.')).toBeVisible();
});
