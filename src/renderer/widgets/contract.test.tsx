// @vitest-environment jsdom
import Form from '@rjsf/core';
import type { RJSFSchema, WidgetProps as RjsfWidgetProps, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import NumberWidget from './number/NumberWidget.tsx';
import SwitchWidget from './switch/SwitchWidget.tsx';
import TextWidget from './text/TextWidget.tsx';
import type { WidgetProps } from './types.ts';

/** Both kinds of props agree on what these widgets use. */
const foreign = (widget: ComponentType<WidgetProps>) => widget as ComponentType<RjsfWidgetProps>;

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    prefix: { type: 'string', title: 'Prefix', maxLength: 3 },
    timeout: { type: 'integer', title: 'Timeout', minimum: 1, maximum: 60 },
    enabled: { type: 'boolean', title: 'Enabled' },
  },
};

const uiSchema: UiSchema = {
  prefix: { 'ui:widget': 'ourText' },
  timeout: { 'ui:widget': 'ourNumber' },
  enabled: { 'ui:widget': 'ourSwitch' },
};

test('widgets work in a form of react-jsonschema-form as in ours', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      widgets={{
        ourText: foreign(TextWidget),
        ourNumber: foreign(NumberWidget),
        ourSwitch: foreign(SwitchWidget),
      }}
      formData={{ prefix: '/', timeout: 5, enabled: false }}
      onChange={({ formData }) => onChange(formData)}
    />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Prefix' }), 'abcd');
  await user.clear(screen.getByRole('textbox', { name: 'Timeout' }));
  await user.type(screen.getByRole('textbox', { name: 'Timeout' }), '99');
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(onChange).toHaveBeenLastCalledWith({ prefix: '/ab', timeout: 60, enabled: true });
});
