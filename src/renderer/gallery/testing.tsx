import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { BlockState } from '../blocks/galleryState.ts';
import type { BlockProps } from '../blocks/types.ts';
import { RendererProvider } from '../screen/RendererProvider.tsx';
import type { WidgetState } from '../widgets/galleryState.ts';
import type { WidgetProps } from '../widgets/types.ts';
import { BlockSpecimen } from './BlockSpecimen.tsx';
import { WidgetSpecimen } from './WidgetSpecimen.tsx';

/** The id of the widget that {@link renderState} draws. */
export const id = 'root_field';

/** Draws a widget in a state, inside a form that holds its value. Returns mocks of the form's callbacks. */
export function renderState(widget: ComponentType<WidgetProps>, state: WidgetState) {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  const notify = vi.fn();
  const view = render(
    <RendererProvider>
      <WidgetSpecimen widget={widget} state={state} id={id} onChange={onChange} onBlur={onBlur} notify={notify} />
      <button type="button">Elsewhere</button>
    </RendererProvider>,
  );
  return { ...view, user: userEvent.setup(), onChange, onBlur, notify };
}

/** The state with a name. */
export function pick<State extends { name: string }>(states: readonly State[], name: string): State {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`No state is called ${name}`);
  return state;
}

/** Tests what every widget must do in every state: draw, leave its value alone, and refer to its error and help. */
export function testStates(widget: ComponentType<WidgetProps>, states: readonly WidgetState[]) {
  testEach(states, (state) => {
    const { container, onChange, notify } = renderState(widget, state);
    const control = container.querySelector(`#${id}`);
    expect(control).not.toBeNull();
    expect(control?.getAttribute('aria-describedby')).toContain(`${id}__error`);
    expect(control?.getAttribute('aria-describedby')).toContain(`${id}__help`);
    // ARIA has no validity for groups: their inputs carry it.
    const validated = control?.getAttribute('role') === 'group' ? control.querySelector('input') : control;
    expect(validated?.getAttribute('aria-invalid')).toBe(state.props.rawErrors ? 'true' : null);
    // What people write has its own direction.
    for (const box of container.querySelectorAll('input[type=text], input:not([type]), textarea')) {
      expect(box.getAttribute('dir'), box.outerHTML).toMatch(/^(auto|ltr)$/);
    }
    const off = state.props.disabled || state.context?.roles === null || state.context?.channels === null;
    const operable = container.querySelectorAll(
      'input:not([disabled]):not([aria-hidden]), textarea:not([disabled]), [role=combobox]:not([disabled]):not([data-disabled]), [role=switch]:not([disabled])',
    );
    expect(operable.length > 0).toBe(!off);
    if (state.props.options?.locked) expect(container.querySelector('[data-locked]')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });
}

/** Tests what every block must do in every state: draw, name what can be operated, and keep its references intact. */
export function testBlockStates(block: ComponentType<BlockProps>, states: readonly BlockState[]) {
  testEach(states, async (state) => {
    const container = await renderSettled(<BlockSpecimen block={block} state={state} />);
    expect(container.childNodes.length === 0).toBe(state.empty === true);
    for (const control of container.querySelectorAll('a, button')) {
      expect(control.textContent || control.getAttribute('aria-label'), control.outerHTML).toBeTruthy();
    }
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = ['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
      [...container.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(' '),
      ),
    );
    expect(ids).toEqual(expect.arrayContaining(references));
  });
}

/** Draws an element and waits for what it loads. */
export async function renderSettled(element: ReactNode): Promise<HTMLElement> {
  const { container } = render(<RendererProvider>{element}</RendererProvider>);
  await act(async () => {});
  await act(() => vi.dynamicImportSettled());
  return container;
}

/** Tests each state, and that drawing it reports nothing. */
export function testEach<State extends { name: string }>(
  states: readonly State[],
  run: (state: State) => Promise<void> | void,
) {
  test.each(states.map((state) => [state.name, state] as const))('state: %s', async (_name, state) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await run(state);
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });
}
