// @vitest-environment jsdom
import type { FieldProps } from '@rjsf/utils';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { nodeForm } from '../../model/nodeForm.ts';
import { metas, StudioForTests } from '../../test/StudioForTests.tsx';
import { FormPartsContext } from './FormParts.ts';
import { fields } from './fields.tsx';

const JsonValue = fields.JsonValue as ComponentType<Partial<FieldProps>>;

test('a value as JSON is taken over once it is JSON, also where there was none', () => {
  const onChange = vi.fn();
  const file = 'schemas/plans.json';
  const { info } = nodeForm(metas, 'schemas/meta/plans.schema.json', [], []);
  render(
    <StudioForTests files={{ [file]: '[]' }} selection={{ file, pointer: [] }} held={{}}>
      <FormPartsContext value={{ file, info, findings: [] }}>
        <JsonValue fieldPathId={{ $id: 'node_params', path: ['params'] }} name="params" onChange={onChange} />
      </FormPartsContext>
    </StudioForTests>,
  );
  const box = screen.getByRole('textbox', { name: 'params' });
  expect(box).toHaveValue('');
  fireEvent.change(box, { target: { value: '{ "a": ' } });
  expect(box).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: '{ "a": 1 }' } });
  expect(box).toBeValid();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ a: 1 }, ['params']);
});
