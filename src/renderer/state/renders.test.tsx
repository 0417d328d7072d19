// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Field } from '../../language/model.ts';
import * as rowText from '../fields/rowText.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { mount, show } from '../test/show.tsx';
import type { WidgetProps } from '../widgets/types.ts';

const rendered: string[] = [];

/** Plain controls that record their renders, so that only those caused by the form are counted. */
vi.mock('../widgets/index.ts', () => {
  function Counted({ id, label, value, disabled, onChange }: WidgetProps) {
    rendered.push(id);
    return (
      <input
        id={id}
        aria-label={label}
        disabled={disabled}
        value={String(value)}
        onChange={(event) => onChange(typeof value === 'boolean' ? event.target.value === 'true' : event.target.value)}
      />
    );
  }
  return { widgets: { names: [], load: async () => {}, get: () => Counted } };
});

vi.mock('../fields/rowText.ts', { spy: true });

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Warnings are updated after a pause, and their renders count, too. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

beforeEach(() => {
  rendered.length = 0;
  vi.mocked(rowText.rowSummary).mockClear();
});

describe('one keystroke', () => {
  test('renders the field it happened in', async () => {
    await show();
    type('Heading', 'Hey');
    await settle();
    rendered.length = 0;
    type('Heading', 'Hey!');
    await settle();
    expect(rendered).toEqual(['root_heading']);
    expect(rowText.rowSummary).toHaveBeenCalledTimes(2);
  });

  test('renders the fields that depend on it too', async () => {
    await show();
    rendered.length = 0;
    type('Enabled', 'true');
    await settle();
    expect(new Set(rendered)).toEqual(new Set(['root_enabled', 'root_greeting']));
    expect(rendered).toHaveLength(2);
  });

  test('renders one of a thousand fields', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `field_${index}`);
    const field = (name: string): Field => ({
      type: 'string',
      title: name,
      default: '',
      maxLength: 50,
      ui: { widget: 'text' },
    });
    const main = fixtureModule().spec.calls?.documents[1];
    const module = fixtureModule({
      fields: Object.fromEntries(names.map((name) => [name, field(name)])),
      screen: { layout: [{ section: 'all', title: 'All', fields: names }] },
      calls: { documents: main ? [{ ...main, fields: names }] : [] },
    });
    const api = fixtureApi();
    api.on('GET fixture/', { body: Object.fromEntries(names.map((name) => [name, ''])) });
    mount(module, api);
    // Queries by role or label take minutes among a thousand fields in jsdom.
    await waitFor(() => expect(document.getElementById('root_field_999')).not.toBeNull());
    const field500 = present(document.querySelector<HTMLInputElement>('#root_field_500'));
    fireEvent.change(field500, { target: { value: 'a' } });
    rendered.length = 0;
    fireEvent.change(field500, { target: { value: 'ab' } });
    await settle();
    expect(rendered).toEqual(['root_field_500']);
  });

  test('in a row renders none of the fifty others', async () => {
    const api = fixtureApi();
    const ids = Array.from({ length: 50 }, (_, index) => `row_${index}`);
    const items = Object.fromEntries(ids.map((id) => [id, { name: id, price: 5, note: '' }]));
    api.on('GET fixture/', { body: fixtureBody({ items }) });
    await show(undefined, api);
    fireEvent.click(screen.getByRole('button', { name: 'Edit row_30' }));
    type('Name', 'A');
    rendered.length = 0;
    vi.mocked(rowText.rowSummary).mockClear();
    type('Name', 'AB');
    await settle();
    expect(rendered).toEqual(['root_items_30_name']);
    expect(rowText.rowSummary).not.toHaveBeenCalled();
  });
});
