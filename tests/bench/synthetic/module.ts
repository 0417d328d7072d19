/** The fields of one block: ten of all scalar kinds, three with a visibility condition and one that can be disabled. */
const BLOCK = 10;
const BLOCKS_PER_SECTION = 2;

const CHOICES = ['low', 'middle', 'high', 'highest'].map((value) => ({ value, title: `The ${value} one` }));

/** A module file with a number of fields (a multiple of ten) that depend on each other. */
export function syntheticModule(
  title: string,
  fieldCount: number,
  { order = 10, path = 'bench/' } = {},
): Record<string, unknown> {
  const blocks = Array.from({ length: fieldCount / BLOCK }, (_, index) => blockOf(index));
  const names = blocks.map((block) => Object.keys(block));
  const sections = Array.from({ length: Math.ceil(blocks.length / BLOCKS_PER_SECTION) }, (_, index) => ({
    section: `part_${index}`,
    title: `Part ${index + 1}`,
    help: 'Settings that belong together.',
    fields: names.slice(index * BLOCKS_PER_SECTION, (index + 1) * BLOCKS_PER_SECTION).flat(),
  }));
  return {
    screen: {
      title,
      description: 'A screen of the benchmark.',
      menu: { group: 'general', order, icon: 'puzzle' },
      saveBar: 'discard',
      denied: 'readOnly',
      layout: sections,
    },
    calls: {
      reads: [],
      documents: [
        {
          id: 'settings',
          fields: names.flat(),
          load: { path, failure: 'Failed to load settings' },
          save: { path, failure: 'Failed to save settings' },
        },
      ],
      order: 'sequence',
      success: 'Saved',
      denied: 'You do not have permission to modify settings',
    },
    settings: { properties: Object.assign({}, ...blocks) },
    rules: blocks.map((_, index) => ({
      when: `self.on_${index}`,
      rule: `self.least_${index} <= self.most_${index}`,
      at: `most_${index}`,
      message: MESSAGE,
    })),
    effects: [],
  };
}

const MESSAGE = 'The largest amount cannot be below the smallest';

/** The examples that every module needs: a valid one, and one that violates every rule. */
export function syntheticExamples(fieldCount: number): Record<'valid' | 'invalid', unknown[]> {
  const blocks = Array.from({ length: fieldCount / BLOCK }, (_, index) => index);
  const amounts = blocks.flatMap((index) => [
    [`least_${index}`, 10],
    [`most_${index}`, 5],
  ]);
  return {
    valid: [{ name: 'A new server', plan: 'free', document: {} }],
    invalid: [
      {
        name: 'Amounts the wrong way round',
        plan: 'free',
        document: Object.fromEntries(amounts),
        problems: blocks.map((index) => ({ path: `most_${index}`, message: MESSAGE })),
      },
    ],
  };
}

/**
 * The text field in the middle of a synthetic module. `remark_<n>` of the same block is enabled while it is not empty.
 */
export function middleField(fieldCount: number): string {
  return `label_${Math.floor(fieldCount / BLOCK / 2)}`;
}

function blockOf(index: number): Record<string, unknown> {
  return {
    [`name_${index}`]: text(`Name ${index}`),
    [`least_${index}`]: number(`Smallest amount ${index}`, 1),
    [`on_${index}`]: toggle(`Feature ${index}`, true),
    [`detail_${index}`]: { ...text(`Detail ${index}`), visible: `self.on_${index}` },
    [`level_${index}`]: select(`Level ${index}`),
    [`label_${index}`]: text(`Label ${index}`),
    [`most_${index}`]: { ...number(`Largest amount ${index}`, 100), visible: `self.on_${index}` },
    [`extra_${index}`]: toggle(`Extra ${index}`, true),
    [`remark_${index}`]: {
      ...text(`Remark ${index}`),
      enabled: `size(self.label_${index}) > 0`,
      disabledReason: 'There is no label to remark on',
    },
    [`mode_${index}`]: { ...select(`Mode ${index}`), visible: `self.extra_${index}` },
  };
}

function text(title: string) {
  return {
    type: 'string',
    title,
    help: 'Shown to members.',
    default: '',
    maxLength: 200,
    messages: { length: `${title} cannot exceed {maxLength} characters` },
    ui: { widget: 'text' },
  };
}

function number(title: string, value: number) {
  return {
    type: 'number',
    title,
    help: 'Between {minimum} and {maximum}.',
    default: value,
    minimum: 0,
    maximum: 1000,
    messages: { range: 'An amount is between {minimum} and {maximum}' },
    ui: { widget: 'number' },
  };
}

function toggle(title: string, value: boolean) {
  return { type: 'boolean', title, default: value, ui: { widget: 'switch' } };
}

function select(title: string) {
  return {
    type: 'string',
    title,
    help: 'One of four.',
    default: 'low',
    enum: CHOICES.map(({ value }) => value),
    messages: { enum: 'Choose one of the list' },
    ui: { widget: 'select', options: CHOICES },
  };
}
