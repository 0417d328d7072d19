import { say } from '../../../language/text.ts';
import { Card } from '../../layout/Card.tsx';
import { useExpression, useForm } from '../../state/hooks.ts';
import { useParams } from '../../state/useParams.ts';
import type { BlockProps } from '../types.ts';
import styles from './ListBlock.module.css';

/** A sentence, or one that is there only while a condition is true. */
type Item = string | { text: string; visible: string };

/** Sentences to read, such as the rules of a game. Options: `items`, `params` for values of the form in them. */
export default function ListBlock({ block }: BlockProps) {
  const { module } = useForm();
  const params = useParams(block.params);
  const items = (block.items ?? []) as Item[];
  return (
    <Card title={block.title} help={typeof block.help === 'string' ? block.help : undefined}>
      <ul className={styles.list}>
        {items.map((item) => {
          const { text, visible } = typeof item === 'string' ? { text: item, visible: undefined } : item;
          return <Sentence key={text} text={say(text, params, module.spec.language)} visible={visible} />;
        })}
      </ul>
    </Card>
  );
}

function Sentence({ text, visible }: { text: string; visible?: string }) {
  const shown = useExpression(visible);
  return visible === undefined || shown === true ? <li>{text}</li> : null;
}
