import { formatMessage } from '../../../language/text/message.ts';
import { Card } from '../../primitives/Card.tsx';
import { useExpression, useForm } from '../../state/hooks.ts';
import { useParams } from '../../state/useParams.ts';
import { type BlockProps, blockOptions } from '../types.ts';
import styles from './ListBlock.module.css';

/** A list of sentences, such as the rules of a game. Options: `items`, and `params` for form values in them. */
export default function ListBlock({ block }: BlockProps) {
  const { module } = useForm();
  const { title, items, params: expressions } = blockOptions('list', block);
  const params = useParams(expressions);
  return (
    <Card title={title}>
      <ul className={styles.list}>
        {items.map((item) => {
          const { text, visible } = typeof item === 'string' ? { text: item, visible: undefined } : item;
          return <Sentence key={text} text={formatMessage(text, params, module.spec.language)} visible={visible} />;
        })}
      </ul>
    </Card>
  );
}

function Sentence({ text, visible }: { text: string; visible?: string }) {
  const shown = useExpression(visible);
  return visible === undefined || shown === true ? <li>{text}</li> : null;
}
