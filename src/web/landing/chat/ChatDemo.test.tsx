// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../../../../generated/locales/en/web.json';
import { LanguageProvider } from '../../language/text.tsx';
import { present } from '../../testing/present.ts';
import { content, pass, reduceMotion, renderLanding, showTab } from '../../testing/renderLanding.tsx';
import { ChatDemo } from './ChatDemo.tsx';

const { entries } = content.demo;
const [first, second] = [present(entries[0]), present(entries[1])];
const composer = 'Message #tavern';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the chat demo', () => {
  test('types a command letter by letter, answers it, removes the answer and continues', () => {
    renderLanding(<ChatDemo content={content.demo} />);
    expect(screen.getByText(composer)).toBeVisible();
    pass(200);
    expect(screen.getByText(composer)).toBeVisible();
    pass(100);
    expect(screen.getByText('/')).toBeVisible();
    pass(100);
    expect(screen.getByText('/d')).toBeVisible();
    pass((first.command.length - 2) * 100);
    expect(screen.getByText(first.command)).toBeVisible();
    pass(950);
    expect(screen.queryByText(first.text)).toBeNull();
    pass(50);
    expect(screen.getByText(first.text)).toBeVisible();
    expect(screen.getByText('Ada used /daily')).toBeVisible();
    pass(3950);
    expect(screen.getByText(first.text)).toBeVisible();
    pass(50);
    expect(screen.queryByText(first.text)).toBeNull();
    pass(2000 + 200 + 100);
    expect(screen.getByText('/')).toBeVisible();
    pass((second.command.length - 1) * 100);
    expect(screen.getByText(second.command)).toBeVisible();
  });

  test('shows every command with its answer, then starts again', () => {
    renderLanding(<ChatDemo content={content.demo} />);
    for (const { command, text } of [...entries, first]) {
      pass(200 + command.length * 100);
      expect(screen.getByText(command)).toBeVisible();
      pass(1000);
      expect(screen.getByText(text)).toBeVisible();
      pass(4000 + 2000);
    }
  });

  test('stops in a hidden tab', () => {
    renderLanding(<ChatDemo content={content.demo} />);
    pass(400);
    expect(screen.getByText('/d')).toBeVisible();
    showTab(false);
    pass(30_000);
    expect(screen.getByText('/d')).toBeVisible();
    showTab(true);
    pass(100);
    expect(screen.getByText('/da')).toBeVisible();
  });

  test('stops while paused', () => {
    renderLanding(<ChatDemo content={content.demo} />);
    pass(400);
    fireEvent.click(screen.getByRole('button', { name: english['landing.pause'] }));
    pass(30_000);
    expect(screen.getByText('/d')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: english['landing.play'] }));
    pass(100);
    expect(screen.getByText('/da')).toBeVisible();
  });

  test('has a label with all commands and answers for screen readers', () => {
    renderLanding(<ChatDemo content={content.demo} />);
    const { ariaLabel } = screen.getByRole('img');
    for (const { command, text } of entries) expect(ariaLabel).toContain(`${command}: ${text}`);
  });

  test('shows everything at once with reduced motion', () => {
    reduceMotion();
    renderLanding(<ChatDemo content={content.demo} />);
    for (const { text } of entries) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(composer)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    pass(30_000);
    for (const { text } of entries) expect(screen.getByText(text)).toBeVisible();
  });

  test('is prerendered with everything in it, for browsers without scripts', () => {
    const html = renderToString(
      <LanguageProvider language="en" catalogue={english}>
        <ChatDemo content={content.demo} />
      </LanguageProvider>,
    );
    for (const { text } of entries) expect(html).toContain(`>${text}<`);
  });
});
