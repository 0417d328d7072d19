import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Provider } from '../primitives/Provider.tsx';
import type { WidgetProps } from '../widgets/types.ts';
import { Specimen } from './Specimen.tsx';
import type { WidgetState } from './state.ts';

/** The id of the widget that {@link renderState} draws. */
export const id = 'root_field';

/** Draws a widget in a state, inside a form that holds its value, and hands out what it told the form. */
export function renderState(widget: ComponentType<WidgetProps>, state: WidgetState) {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  const say = vi.fn();
  const view = render(
    <Provider>
      <Specimen widget={widget} state={state} id={id} onChange={onChange} onBlur={onBlur} say={say} />
      <button type="button">Elsewhere</button>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), onChange, onBlur, say };
}

/** The state of a name. */
export function pick(states: readonly WidgetState[], name: string): WidgetState {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`No state is called ${name}`);
  return state;
}

/** What holds for each state of each widget: it draws, keeps its value untouched, and is tied to its error and help. */
export function testStates(widget: ComponentType<WidgetProps>, states: readonly WidgetState[]) {
  test.each(states.map((state) => [state.name, state] as const))('state: %s', (_name, state) => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container, onChange, say } = renderState(widget, state);
    const control = container.querySelector(`#${id}`);
    expect(control).not.toBeNull();
    expect(control?.getAttribute('aria-describedby')).toContain(`${id}__error`);
    expect(control?.getAttribute('aria-describedby')).toContain(`${id}__help`);
    // A group has no validity of its own in ARIA: its members carry it.
    const judged = control?.getAttribute('role') === 'group' ? control.querySelector('input') : control;
    expect(judged?.getAttribute('aria-invalid')).toBe(state.props.rawErrors ? 'true' : null);
    const off = state.props.disabled || state.context?.roles === null || state.context?.channels === null;
    const operable = container.querySelectorAll(
      'input:not([disabled]):not([aria-hidden]), textarea:not([disabled]), [role=combobox]:not([disabled]):not([data-disabled]), [role=switch]:not([disabled])',
    );
    expect(operable.length > 0).toBe(!off);
    if (state.props.options?.locked) expect(container.querySelector('[aria-label="Locked"]')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(say).not.toHaveBeenCalled();
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });
}
