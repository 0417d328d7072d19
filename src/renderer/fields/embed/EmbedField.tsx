import { useMemo } from 'react';
import type { Expression, Variable } from '../../../language/model.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { FieldMenu } from '../../menus/FieldMenu.tsx';
import { controlId } from '../../state/controlIds.ts';
import { useFieldState, useLiveAt, useProblems, useWarnings } from '../../state/hooks.ts';
import { FieldTemplate } from '../../templates/FieldTemplate.tsx';
import { Field } from '../Field.tsx';
import styles from './EmbedField.module.css';
import { EmbedPreview } from './EmbedPreview.tsx';
import { EmbedTotal } from './EmbedTotal.tsx';

/** The settings of an embed in the order in which Discord shows them; those in an inner list are side by side. */
const LAYOUT: readonly (readonly string[])[] = [
  ['author_name'],
  ['author_url', 'author_icon_url'],
  ['title', 'url'],
  ['description'],
  ['color'],
  ['fields'],
  ['image_url', 'thumbnail_url'],
  ['footer_text', 'footer_icon_url'],
  ['buttons'],
];

const noVariables: readonly Variable[] = [];

export interface EmbedFieldProps {
  path: string;
  field: FieldForPlan;
}

/** A builder of an embed: the controls of its settings, their total length, and a preview. */
export default function EmbedField({ path, field }: EmbedFieldProps) {
  const state = useFieldState(path);
  const problems = useProblems(path);
  const warnings = useWarnings(path);
  const live = useLiveAt(path);
  const id = controlId(path);
  const author: Expression | undefined = field.ui?.author;
  const variables = useMemo(() => field.ui?.variables ?? noVariables, [field]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the template draws the label, so a fieldset would have no legend.
    <div role="group" aria-labelledby={`${id}__label`} aria-describedby={`${id}__error ${id}__help`}>
      <FieldTemplate
        path={path}
        title={field.title}
        help={field.help}
        hint={field.hint}
        hintPlan={field.unlockedBy}
        ownLabel={false}
        menu={<FieldMenu path={path} />}
        state={state}
        problems={problems}
        warnings={warnings}
      >
        <div id={id} tabIndex={-1} className={styles.builder}>
          <div className={styles.settings}>
            {LAYOUT.map((names) => (
              <div key={names.join()} className={styles.beside}>
                {names.map((name) => (
                  <Field key={name} path={`${path}.${name}`} />
                ))}
              </div>
            ))}
          </div>
          <div className={styles.side}>
            <EmbedPreview live={live} variables={variables} author={author} />
            <EmbedTotal live={live} field={field} />
          </div>
        </div>
      </FieldTemplate>
    </div>
  );
}
