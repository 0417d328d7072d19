// @vitest-environment jsdom
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadProject } from '../scripts/check/schemas/project.ts';
import { checkShapes } from '../scripts/check/schemas/shapes.ts';
import { landingContent } from '../scripts/generate/application/landing.ts';
import { inLanguage } from '../scripts/generate/modules/module.ts';
import type { PlanEntry } from '../scripts/generate/sources/product.ts';
import { Sources } from '../scripts/generate/sources/source.ts';
import { lint } from '../src/language/compile/lint/index.ts';
import type { CompiledModule } from '../src/language/model.ts';
import { fakeApi } from '../src/renderer/test/fakeApi.ts';
import { mountUserScreen } from '../src/renderer/test/userFixture.tsx';
import { apply } from './lint/project.ts';

const history = { days: 30 };
const priced = (id: string, title: string, monthly: string, yearly: string): PlanEntry => ({
  id,
  title,
  history,
  prices: { currency: 'EUR', monthly, yearly },
});

const roots: string[] = [];
afterEach(() => sessionStorage.clear());
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** The project with other plans. */
function projectWith(plans: PlanEntry[]) {
  const root = mkdtempSync(join(tmpdir(), 'guildhall-plans-'));
  roots.push(root);
  for (const folder of ['schemas', 'generated/fields.json']) cpSync(folder, join(root, folder), { recursive: true });
  apply(root, { in: 'schemas/plans.json', set: { plans } });
  apply(root, {
    in: 'schemas/modules/tempVoice/module.json',
    set: { 'settings.properties.templates.plans.gold': { maxItems: 8 } },
  });
  const sources = new Sources(root);
  const loaded = loadProject(sources, checkShapes(sources));
  if (!loaded) throw new Error('The project cannot be read');
  const { project, modules, screens, product } = loaded;
  const specOf = (id: string) => {
    const module = [...modules, ...screens].find((one) => one.id === id);
    if (!module) throw new Error(`There is no module ${id}`);
    return inLanguage(sources, module, 'en', product.product.languages);
  };
  return { project, modules, product, sources, specOf };
}

let several: ReturnType<typeof projectWith>;
let premium: CompiledModule;
beforeAll(() => {
  several = projectWith([
    { id: 'free', title: 'Free', history },
    priced('gold', 'Gold', '2.99', '29.99'),
    priced('premium', 'Premium', '4.99', '39.99'),
    priced('platinum', 'Platinum', '9.99', '99.99'),
  ]);
  const compiled = several.project.screens.find(({ spec }) => spec.id === 'premium')?.compiled;
  if (!compiled) throw new Error('The screen cannot be compiled');
  premium = { ...compiled, spec: several.specOf('premium') };
});

const server = { id: '1', name: 'Harbour', icon: null, owner: true, is_premium: false, plan: null };
const upgraded = {
  ...server,
  id: '2',
  name: 'Tavern',
  is_premium: true,
  plan: 'premium',
  available_plans: ['gold'],
  subscription_status: 'active',
  subscription_provider: 'paypal',
  expiry_date: '2030-05-02T10:00:00Z',
  waiting_plan: 'gold',
};

async function show(panel?: string) {
  const api = fakeApi();
  api.on('GET /auth/premium-data/', {
    body: [{ ...server, available_plans: ['gold', 'premium', 'platinum'] }, upgraded],
  });
  api.on('POST /auth/premium/paypal/create/', { body: { url: 'https://bank.example/' } });
  api.on('GET /auth/premium/my-invoices/', { body: { invoices: [] } });
  const shown = mountUserScreen({ api, module: premium, ...(panel && { panel }) });
  await screen.findByRole('tab', { name: 'My Servers' });
  return shown;
}

describe('the page with three plans for sale', () => {
  test('lets the owner choose a plan, then a period at its price, and orders that plan', async () => {
    const { user, api } = await show();
    expect(screen.getByRole('tab', { name: 'Buy Gold, Premium, or Platinum' })).toBeVisible();
    const plans = within(screen.getByRole('radiogroup', { name: 'Plan' }));
    expect(plans.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'gold',
      'premium',
      'platinum',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Gold, Premium, or Platinum' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    for (const [name, price] of [
      ['Gold', '2.99'],
      ['Premium', '4.99'],
      ['Platinum', '9.99'],
    ] as const)
      expect(plans.getByRole('radio', { name })).toHaveAccessibleDescription(`${price} EUR A month`);
    const monthly = () => screen.getByRole('radio', { name: 'Monthly' });
    expect(monthly()).toHaveAccessibleDescription(/4\.99 EUR/);
    await user.click(plans.getByRole('radio', { name: 'Gold' }));
    expect(monthly()).toHaveAccessibleDescription(/2\.99 EUR/);
    expect(screen.getByText(/doesn't have Gold yet/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Server' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Harbour', 'Tavern']);
    await user.click(screen.getByRole('option', { name: 'Tavern' }));
    await user.click(screen.getByRole('button', { name: 'Subscribe with PayPal' }));
    expect(api.sent.find(({ path }) => path.includes('/create/'))?.body).toMatchObject({
      guild_id: '2',
      plan: 'gold',
      plan_type: 'monthly',
    });
  });

  test('offers only servers that can have the plan', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Platinum' }));
    await user.click(screen.getByRole('combobox', { name: 'Server' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Harbour']);
  });

  test('names the plan of each server, and paid time that waits', async () => {
    await show('servers');
    const panel = screen.getByRole('tabpanel', { name: 'My Servers' });
    expect(panel).toHaveTextContent('Plan' + 'Premium');
    expect(panel).toHaveTextContent('The Gold time that you have already paid for is not lost');
  });
});

describe('texts with three plans for sale', () => {
  test('name the lowest plan that unlocks something', () => {
    const { templates, max_server_channels: channels } = several.specOf('tempVoice').settings.properties;
    expect(templates?.plans?.free?.hint).toMatch(/^Upgrade to Gold /);
    expect(channels?.plans?.free?.hint).toMatch(/^Upgrade to Gold /);
    expect(several.specOf('shop').requires?.[0]?.notice.action.label).toBe('Upgrade to Premium');
  });

  test('and cards and columns that are missing are findings', () => {
    const found = lint(several.project);
    const missing = found.filter(({ file }) => file === 'schemas/screens/landing.json').map(({ reason }) => reason);
    expect(missing).toEqual(
      expect.arrayContaining(["The plan 'gold' has no card.", "The plan 'platinum' has no card."]),
    );
  });

  test('show each plan with a card and a column on the landing page', () => {
    const { sources, modules, product } = several;
    const landing = sources.json<{ pricing: { plans: object[] } }>('schemas/screens/landing.json');
    const [free, paid] = landing.pricing.plans;
    const plans = [free, { ...paid, plan: 'gold' }, paid, { ...paid, plan: 'platinum' }];
    const content = landingContent(
      { ...landing, pricing: { ...landing.pricing, plans } },
      modules,
      product.plans,
      'en',
    );
    expect(content).toMatchObject({
      pricing: {
        plans: [
          { title: 'Free' },
          { prices: { monthly: '2.99' } },
          { prices: { monthly: '4.99' } },
          { title: 'Platinum' },
        ],
        comparison: { groups: expect.arrayContaining([]) },
      },
    });
  });
});
