// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { GroupSpecimen } from '../gallery/GroupSpecimen.tsx';
import { groupStates } from '../gallery/states.ts';
import { renderSettled, testEach } from '../gallery/testing.tsx';
import { loadWidgets } from '../layout/loadParts.ts';
import { groupControls } from './groupWidgets.ts';

const all = await Promise.all(
  groupControls.names.map(async (widget) => ({ widget, states: (await groupStates[widget]?.()) ?? [] })),
);

beforeAll(() => Promise.all(all.flatMap(({ states }) => states.map(({ field }) => loadWidgets({ field })))));

describe.each(all)('the gallery shows $widget', ({ widget, states }) => {
  testEach(states, async (state) => {
    expect(state.field.ui?.widget).toBe(widget);
    const isLocked = state.field.plans !== undefined;
    const container = await renderSettled(<GroupSpecimen state={state} name={widget} />);
    expect(screen.getByRole('group', { name: state.field.title })).toBeVisible();
    for (const sentence of Object.values(state.problems ?? {})) expect(screen.getByText(sentence)).toBeVisible();
    const controls = [...container.querySelectorAll('input:not([aria-hidden]), textarea, [role=combobox], button')];
    const isOff = (control: Element) => control.matches('[disabled], [data-disabled], [aria-disabled=true]');
    if (!isLocked) expect(controls.every(isOff)).toBe(state.readOnly !== undefined);
    expect(screen.queryAllByRole('img', { name: 'Included in premium' }).length > 0).toBe(isLocked);
  });

  test('empty, filled, disabled, locked and with an error', () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Empty', 'Filled', 'Disabled', 'Locked', 'Error']));
  });
});
