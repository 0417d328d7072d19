import { TriangleAlert } from 'lucide-react';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../language/values/path.ts';
import { Button } from '../primitives/Button.tsx';
import { controlId } from '../state/controlIds.ts';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import { replaceWord } from '../widgets/parts/message/textField.ts';
import styles from './FieldTemplate.module.css';

interface FieldWarningProps {
  path: string;
  warning: string;
}

/** A warning at a setting. Beside one about a variable that may be misspelt, a button puts it right. */
export function FieldWarning({ path, warning }: FieldWarningProps) {
  const store = useForm();
  const text = useScreenText();
  const { notify } = useWidgets();
  const suggestion = store.problems.suggestionFor(path, warning);

  function replace() {
    const field = document.getElementById(controlId(path));
    if (!suggestion || !(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    const limits = { maxLength: fieldAt(store.module, parsePath(path))?.maxLength, ...store.state(path).limits };
    if (!replaceWord(field, suggestion.written, suggestion.near, limits)) notify(text('variable.noRoom'), 'error');
  }

  return (
    <div className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      <p>{warning}</p>
      {suggestion && (
        <Button size="small" onClick={replace}>
          {text('variable.replace', { near: suggestion.near })}
        </Button>
      )}
    </div>
  );
}
