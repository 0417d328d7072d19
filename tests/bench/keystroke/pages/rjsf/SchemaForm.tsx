import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useCallback, useState } from 'react';
import saveBar from '../../../../../src/renderer/feedback/SaveBar.module.css';
import { Button } from '../../../../../src/renderer/primitives/Button.tsx';

interface SchemaFormProps {
  title: string;
  schema: RJSFSchema;
  formData: unknown;
}

const uiSchema = { 'ui:submitButtonOptions': { norender: true } };

/** The stock form. It keeps its own data; the page is re-rendered only after the first change. */
export function SchemaForm({ title, schema, formData }: SchemaFormProps) {
  const [dirty, setDirty] = useState(false);
  const [start] = useState(formData);
  const change = useCallback(() => setDirty(true), []);
  return (
    <div className="rjsf-screen">
      <h1>{title}</h1>
      <Form
        schema={schema}
        uiSchema={uiSchema}
        initialFormData={start}
        validator={validator}
        onChange={change}
        noHtml5Validate
      />
      {dirty && (
        <section className={saveBar.bar} aria-label="Unsaved changes">
          <p className={saveBar.text} role="status">
            You have unsaved changes in {title}
          </p>
          <div className={saveBar.actions}>
            <Button variant="primary">Save</Button>
          </div>
        </section>
      )}
    </div>
  );
}
