import { memo, useMemo } from 'react';
import type { Section } from '../../language/model.ts';
import { formatMessage } from '../../language/text/message.ts';
import { SectionReason } from '../contexts/SectionReason.ts';
import { Field } from '../fields/Field.tsx';
import { ResetMenu } from '../menus/ResetMenu.tsx';
import { Card } from '../primitives/Card.tsx';
import { useAnyVisible, useExpression, useForm } from '../state/hooks.ts';
import { useParams } from '../state/useParams.ts';
import { RequirementNotice } from '../templates/RequirementNotice.tsx';
import { useWidgets } from '../widgets/context.ts';
import styles from './FormSection.module.css';
import { sectionParts } from './sectionParts.ts';

/** A titled group of fields. Hidden while all of its fields are. */
export const FormSection = memo(function FormSection({ section }: { section: Section }) {
  const fields = useMemo(() => section.fields.flat(), [section]);
  const { includes } = useWidgets();
  const { readOnly, module } = useForm();
  const params = useParams(section.params);
  const shown = useAnyVisible(fields);
  const visible = useExpression(section.visible);
  const enabled = useExpression(section.enabled);
  if (!shown || (section.visible !== undefined && visible !== true)) return null;
  const Actions = section.actions && sectionParts.get('actions');
  const off = section.enabled !== undefined && enabled !== true;
  return (
    <Card
      title={section.title}
      help={section.help && formatMessage(section.help, params, module.spec.language)}
      aside={(titleId) => <ResetMenu title={section.title ?? ''} describedBy={titleId} names={fields} />}
    >
      {section.notice && !includes(section.notice.plan) && (
        <RequirementNotice notice={section.notice} plan={section.notice.plan} />
      )}
      {off && readOnly === undefined && section.disabledReason && (
        <p className={styles.reason}>{section.disabledReason}</p>
      )}
      <SectionReason value={section.disabledReason}>
        {section.fields.map((row) =>
          typeof row === 'string' ? (
            <Field key={row} path={row} />
          ) : (
            <div key={row.join()} className={styles.beside}>
              {row.map((name) => (
                <Field key={name} path={name} />
              ))}
            </div>
          ),
        )}
      </SectionReason>
      {section.actions && Actions && (
        <div className={styles.actions}>
          <Actions actions={section.actions} />
        </div>
      )}
    </Card>
  );
});
