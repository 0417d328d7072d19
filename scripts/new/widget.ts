import type { Sources } from '../generate/sources/source.ts';
import type { NewFiles } from './module.ts';

/** What a new widget is called and which settings it edits. */
export interface NewWidget {
  /** A name like rating. */
  name: string;
  title: string;
  /** One sentence. */
  description: string;
}

/**
 * A widget for texts, as an ordinary input to start from: its definition, component, states and test.
 * @throws Error if the name is taken or none
 */
export function newWidget(sources: Sources, { name, title, description }: NewWidget): NewFiles {
  if (!/^[a-z][A-Za-z]*$/.test(name))
    throw new Error(`Names of widgets are letters only, like rating, and not '${name}'.`);
  const definition = `schemas/meta/widgets/${name}.schema.json`;
  if (sources.exists(definition)) throw new Error(`There is a widget '${name}' already.`);
  const component = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Widget`;
  const folder = `src/renderer/widgets/${name}`;
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: description.endsWith('.') ? description : `${description}.`,
    edits: ['string'],
    examples: [{ widget: name }],
    type: 'object',
    additionalProperties: false,
    required: ['widget'],
    properties: { widget: { const: name } },
  };
  return {
    [definition]: `${JSON.stringify(schema, null, 2)}\n`,
    [`${folder}/${component}.tsx`]: componentSource(component, description),
    [`${folder}/${component}.gallery.ts`]: gallerySource(title),
    [`${folder}/${component}.test.tsx`]: testSource(component),
  };
}

function componentSource(component: string, description: string): string {
  return `import { isOff, unnamedProps } from '../parts/control.ts';
import type { WidgetProps } from '../types.ts';

/** ${description} */
export default function ${component}(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props;
  return (
    <input
      {...unnamedProps(props)}
      name={props.name}
      aria-labelledby={\`\${id}__label\`}
      dir="auto"
      value={typeof value === 'string' ? value : ''}
      disabled={isOff(props)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}
`;
}

function gallerySource(title: string): string {
  return `import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 40 } as const;
const label = ${quoted(title)};

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: 'text' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: '' } },
  filled,
  ...commonStates(filled),
];
`;
}

/** A text in the quotes that the formatter gives it. */
function quoted(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function testSource(component: string): string {
  return `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './${component}.gallery.ts';
import ${component} from './${component}.tsx';

testStates(${component}, states);

test('what is typed becomes the value', async () => {
  const { user, onChange } = renderState(${component}, pick(states, 'Empty'));
  await user.type(screen.getByRole('textbox'), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
});
`;
}
