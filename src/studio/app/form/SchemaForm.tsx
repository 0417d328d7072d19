import Form from '@rjsf/core';
import { type ErrorSchema, ErrorSchemaBuilder, type UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { StudioFinding } from '../../model/answers.ts';
import { editsBetween } from '../../model/edits.ts';
import type { NodeForm, PartInfo } from '../../model/nodeForm.ts';
import { useStudio } from '../StudioContext.ts';
import { FormPartsContext } from './FormParts.ts';
import { fields } from './fields.tsx';
import styles from './form.module.css';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

interface SchemaFormProps {
  file: string;
  form: NodeForm;
  value: unknown;
  findings: readonly StudioFinding[];
}

/** The form of a node, made from the meta-schemas. What is typed becomes the smallest edit of its file. */
export function SchemaForm({ file, form, value, findings }: SchemaFormProps) {
  const { change } = useStudio();
  const { schema, info } = form;
  const uiSchema = useMemo(() => ({ ...uiSchemaOf(info), 'ui:submitButtonOptions': { norender: true } }), [info]);
  const errors = useMemo(() => errorsOf(findings, info), [findings, info]);
  const context = useMemo(() => ({ file, info, findings }), [file, info, findings]);
  // The description is shown above the form.
  const { description: _, ...flat } = schema;
  return (
    <FormPartsContext value={context}>
      <Form
        className={styles.form}
        idPrefix="node"
        tagName="div"
        schema={flat}
        uiSchema={uiSchema}
        formData={value}
        validator={validator}
        extraErrors={errors}
        liveValidate={findings.length === 0 ? 'onChange' : false}
        noHtml5Validate
        showErrorList={false}
        templates={templates}
        widgets={widgets}
        fields={fields}
        experimental_defaultFormStateBehavior={FORM_STATE}
        onChange={({ formData }) => {
          const edits = editsBetween(value, formData, info.pointer);
          const [first] = edits;
          if (first) change([{ file, edits }], `${file} ${first.pointer.join('/')}`);
        }}
      />
    </FormPartsContext>
  );
}

/** Nothing is filled in: opening a form changes nothing. */
const FORM_STATE = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  mergeDefaultsIntoFormData: 'useFormDataIfPresent',
  arrayMinItems: { populate: 'never' },
} as const;

/** How each part is drawn. */
function uiSchemaOf(info: PartInfo): UiSchema {
  const own: UiSchema = { 'ui:emptyValue': '', 'ui:options': { meaning: info.meaning, pointer: info.pointer } };
  if (info.isHolder) return { ...own, 'ui:field': 'Holder' };
  if (info.isOpen) return { ...own, 'ui:field': 'JsonValue' };
  if (info.isList && info.items.length === 0) return { ...own, 'ui:field': 'EmptyList' };
  for (const [name, part] of Object.entries(info.properties)) own[name] = uiSchemaOf(part);
  // The library takes one for each entry too, which its type does not say.
  if (info.items.length > 0) own.items = info.items.map(uiSchemaOf) as never;
  return own;
}

/** Findings as the form's errors, each at the nearest part that it shows. */
function errorsOf(findings: readonly StudioFinding[], info: PartInfo): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { pointer, reason, advice } of findings) {
    const path: (string | number)[] = [];
    let part: PartInfo | undefined = info;
    for (const key of pointer.slice(info.pointer.length)) {
      part = typeof key === 'number' ? part.items[key] : part.properties[key];
      if (!part) break;
      path.push(key);
    }
    errors.addErrors(`${reason} ${advice}`.trim(), path);
  }
  return errors.ErrorSchema;
}
