// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Profiler, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Field } from '../../language/model.ts';
import * as rowText from '../fields/rowText.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { mount, show } from '../test/show.tsx';
import type { WidgetProps } from '../widgets/types.ts';

/** The ids of the controls that rendered, and `screen` for each time that anything did. */
const rendered: string[] = [];

function Counted({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Profiler id={id} onRender={() => rendered.push(id)}>
      {children}
    </Profiler>
  );
}

vi.mock('../widgets/index.ts', async (original) => {
  const { widgets } = await original<typeof import('../widgets/index.ts')>();
  const counted = (Widget: ComponentType<WidgetProps>) => (props: WidgetProps) => (
    <Counted id={props.id}>
      <Widget {...props} />
    </Counted>
  );
  const known = new Map<string, ComponentType<WidgetProps>>();
  function get(name: string) {
    const made = known.get(name) ?? counted(widgets.get(name));
    known.set(name, made);
    return made;
  }
  return { widgets: { ...widgets, get } };
});

vi.mock('../screen/RendererProvider.tsx', async (original) => {
  const { RendererProvider } = await original<typeof import('../screen/RendererProvider.tsx')>();
  return {
    RendererProvider: ({ children }: { children: ReactNode }) => (
      <RendererProvider>
        <Counted id="screen">{children}</Counted>
      </RendererProvider>
    ),
  };
});

vi.mock('../fields/rowText.ts', { spy: true });

/** How many of those that follow the form were asked whether something has changed for them. */
let asked = 0;

vi.mock('./subscriptions.ts', async (original) => {
  const real = await original<typeof import('./subscriptions.ts')>();
  const createSubscriptions: typeof real.createSubscriptions = (dependents) => {
    const subscriptions = real.createSubscriptions(dependents);
    return {
      ...subscriptions,
      subscribe: (path, listener) =>
        subscriptions.subscribe(path, () => {
          asked++;
          listener();
        }),
    };
  };
  return { ...real, createSubscriptions };
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A module with only these fields, and an API that returns their defaults. */
function formOf(fields: Record<string, Field>) {
  const names = Object.keys(fields);
  const main = fixtureModule().spec.calls?.documents[1];
  const module = fixtureModule({
    fields,
    screen: { layout: [{ section: 'all', title: 'All', fields: names }] },
    calls: { documents: main ? [{ ...main, fields: names }] : [] },
  });
  const api = fixtureApi();
  api.on('GET fixture/', { body: Object.fromEntries(names.map((name) => [name, fields[name]?.default])) });
  return [module, api] as const;
}

const texts = (): Record<string, Field> => ({
  heading: { type: 'string', title: 'Heading', default: '', maxLength: 20, ui: { widget: 'text' } },
  rate: { type: 'number', title: 'Rate', default: 1, ui: { widget: 'number' } },
  notice: {
    type: 'string',
    title: 'Notice',
    default: '',
    maxLength: 20,
    ui: { widget: 'message', warnAbove: 10 },
  },
});

/** Warnings are updated after a pause, and their renders count, too. Waits until a pause passes in which nothing renders. */
async function settle(): Promise<void> {
  const before = rendered.length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  if (rendered.length !== before) await settle();
}

// Loaded in advance: on a busy machine that takes longer than the pause.
beforeAll(() => import('../review/review.ts'));
beforeEach(() => {
  rendered.length = 0;
  vi.mocked(rowText.rowSummary).mockClear();
});

describe('one keystroke', () => {
  test.each(['Heading', 'Rate', 'Notice'])('in %s renders nothing', async (label) => {
    await show(...formOf(texts()));
    type(label, '3');
    await settle();
    rendered.length = 0;
    for (const text of ['32', '3', '4']) type(label, text);
    await settle();
    expect(rendered).toEqual([]);
  });

  test('renders what follows from it: the save bar, a counter near its limit, a text that is no number', async () => {
    await show(...formOf(texts()));
    type('Heading', 'Hey');
    expect(rendered.splice(0)).toContain('screen');
    expect(screen.getByText('Do you want to save the changes?')).toBeVisible();
    await settle();
    rendered.length = 0;
    type('Notice', 'a'.repeat(20));
    expect(new Set(rendered.splice(0))).toEqual(new Set(['root_notice', 'screen']));
    type('Rate', 'x');
    fireEvent.blur(screen.getByLabelText('Rate'));
    expect(new Set(rendered.splice(0))).toEqual(new Set(['root_rate', 'screen']));
  });

  test('in a switch renders it and the fields that depend on it', async () => {
    const { user } = await show();
    rendered.length = 0;
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await settle();
    expect(new Set(rendered)).toEqual(new Set(['root_enabled', 'root_greeting', 'screen']));
  });

  test('renders none of a thousand fields', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `field_${index}`);
    const field = (title: string): Field => ({
      type: 'string',
      title,
      default: '',
      maxLength: 50,
      ui: { widget: 'text' },
    });
    mount(...formOf(Object.fromEntries(names.map((name) => [name, field(name)]))));
    // Queries by role or label take minutes among a thousand fields in jsdom.
    await waitFor(() => expect(document.getElementById('root_field_999')).not.toBeNull());
    const field500 = present(document.querySelector<HTMLInputElement>('#root_field_500'));
    fireEvent.change(field500, { target: { value: 'a' } });
    await settle();
    rendered.length = 0;
    fireEvent.change(field500, { target: { value: 'ab' } });
    await settle();
    expect(rendered).toEqual([]);
    expect(field500).toHaveValue('ab');
  });

  test('in a row renders neither it nor the fifty others, and asks none of them', async () => {
    const api = fixtureApi();
    const ids = Array.from({ length: 50 }, (_, index) => `row_${index}`);
    const items = Object.fromEntries(ids.map((id) => [id, { name: id, price: 5, note: '' }]));
    api.on('GET fixture/', { body: fixtureBody({ items }) });
    await show(undefined, api);
    fireEvent.click(screen.getByRole('button', { name: 'Edit row_30' }));
    type('Name', 'A');
    await settle();
    rendered.length = 0;
    vi.mocked(rowText.rowSummary).mockClear();
    asked = 0;
    type('Name', 'AB');
    await settle();
    expect(rendered).toEqual([]);
    expect(asked).toBeLessThan(ids.length);
    expect(rowText.rowSummary).not.toHaveBeenCalled();
  });
});
