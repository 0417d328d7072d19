import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { CompiledExpression, CompiledModule, Screen } from '../../language/model.ts';
import { ModuleScreen } from '../screen/ModuleScreen.tsx';
import type { ModuleScreenProps } from '../screen/moduleScreenProps.ts';
import { RendererProvider } from '../screen/RendererProvider.tsx';
import { type FakeApi, fakeApi } from './fakeApi.ts';
import { fixtureModule } from './fixture.ts';

export const OPEN = { id: '1', name: 'Open Harbor', icon: null, taken: false, until: null, fee: 499, currency: 'eur' };
export const TAKEN = { id: '2', name: 'Busy Tavern', icon: 'abc', taken: true, until: '2030-05-02T10:00:00Z', fee: 0 };

const layout: Screen['layout'] = [
  {
    tabs: 'parts',
    panels: [
      {
        panel: 'order',
        title: 'Order',
        layout: [
          { block: 'login', title: 'Who are you?', text: 'Say it.', label: 'Sign in', visible: '!signed_in' },
          {
            section: 'order',
            title: 'Order',
            visible: 'signed_in',
            fields: ['place', 'code'],
            actions: [
              {
                label: 'Pay',
                path: 'pay/',
                enabled: 'free',
                needs: [
                  { rule: 'code', at: 'code', message: 'Write a code.' },
                  { rule: 'place', at: 'place', message: 'Choose a place.' },
                ],
                body: { place: 'self.place', back: 'page' },
                redirect: { property: 'url', missing: 'No address', remember: { as: 'order', value: 'self.place' } },
                failure: 'Could not pay',
              },
            ],
          },
          { block: 'contact', text: 'Write to {mail}, please.' },
        ],
      },
      {
        panel: 'places',
        title: 'Places',
        layout: [
          {
            block: 'entries',
            title: 'Places',
            list: 'places',
            visible: 'signed_in',
            picture: { path: 'icons/{id}/{icon}.png', property: 'icon', name: 'name' },
            columns: [
              { property: 'name', title: 'Name' },
              { property: 'until', title: 'Until', as: 'date', empty: 'Never' },
              { property: 'fee', title: 'Fee', as: 'money', currency: 'currency' },
              {
                property: 'state',
                title: 'State',
                as: 'case',
                cases: [{ when: 'item.taken', text: 'TAKEN', tone: 'success' }, { text: 'FREE' }],
              },
              { property: 'id', title: 'File', as: 'link', to: 'files/{id}/', label: 'Save' },
            ],
            empty: 'No places.',
            actions: [
              {
                label: 'Leave',
                visible: 'item.taken',
                path: 'leave/',
                body: { place: 'item.id' },
                confirm: { title: 'Leave {name}?', text: 'It is yours until {until}.' },
                success: 'Left. Yours until {until}.',
                failure: 'Could not leave',
              },
            ],
          },
        ],
      },
    ],
  },
];

const run: Record<string, CompiledExpression> = {
  signed_in: ({ user }) => user.signed_in,
  '!signed_in': ({ user }) => user.signed_in !== true,
  free: ({ lists }) => (lists?.places ?? []).some(({ taken }) => taken !== true),
  none: ({ lists }) => (lists?.places ?? []).length === 0,
  place: ({ self }) => self.place !== '',
  code: ({ self }) => self.code !== '',
  'self.place': ({ self }) => self.place,
  page: ({ page }) => page,
  'item.id': ({ item }) => item.id,
  'item.taken': ({ item }) => item.taken,
  '!item.taken': ({ item }) => item.taken !== true,
};

/** A screen about the user: orders of places, which a call lists. */
export function userModule(parts: Partial<Screen> = {}): CompiledModule {
  const made = fixtureModule({
    fields: {
      place: {
        type: 'string',
        title: 'Place',
        default: '',
        maxLength: 20,
        ui: {
          widget: 'select',
          optionsFrom: {
            list: 'places',
            value: 'id',
            title: 'name',
            where: '!item.taken',
            empty: [{ when: 'none', text: 'You have no place.' }, { text: 'All are taken.' }],
          },
        },
      },
      code: { type: 'string', title: 'Code', default: '', maxLength: 20, ui: { widget: 'text' } },
    },
    expressions: Object.fromEntries(
      Object.entries(run).map(([source, one]) => [
        source,
        { run: one, reads: [source].filter((s) => s.startsWith('self.')) },
      ]),
    ),
  });
  const { title } = made.spec.screen;
  return {
    ...made,
    spec: {
      ...made.spec,
      calls: undefined,
      lists: {
        places: {
          path: 'places/',
          entries: { id: { type: 'string' } },
          failure: 'No places to see',
        },
      },
      screen: { title, scope: 'user', outcomes: 'dialog', layout, ...parts },
    },
  };
}

/** The API of that screen. Keys are whole addresses. */
export function userApi(): FakeApi {
  return fakeApi({ 'GET /auth/places/': { body: [OPEN, TAKEN] } });
}

const loadModule = () => Promise.reject(new Error('There is none'));

/** Renders the screen without waiting for it to load. */
export function mountUserScreen({
  module = userModule(),
  api = userApi(),
  ...props
}: Partial<ModuleScreenProps> & { api?: FakeApi } = {}) {
  const user = userEvent.setup();
  const calls = { onDepart: vi.fn(), onArrived: vi.fn(), onPanel: vi.fn(), onNavigate: vi.fn() };
  const view = render(
    <RendererProvider>
      <ModuleScreen module={module} loadModule={loadModule} api={api} signedIn {...calls} {...props} />
    </RendererProvider>,
  );
  return { api, user, view, ...calls };
}

/** Renders the screen and waits until it has loaded. */
export async function showUserScreen(props: Parameters<typeof mountUserScreen>[0] = {}) {
  const shown = mountUserScreen(props);
  await screen.findByRole('tab', { name: 'Order' });
  return shown;
}
