/**
 * `npm run new -- module|setting|widget|plan`: writes what a new one needs, with examples and empty translations, and lists what is
 * left to write. What is not given as an option is asked for.
 */
import { requireShapes } from './check/schemas/requireShapes.ts';
import { answersTo } from './commandLine/answers.ts';
import { readOptions } from './commandLine/options.ts';
import { Sources } from './generate/sources/source.ts';
import { withoutDrafts } from './generate/translations/draftLanguages.ts';
import { translationsLeft, writeTranslations } from './generate/translations/prepared.ts';
import { writeChanged } from './generate/write.ts';
import { leftForPlan } from './new/leftForPlan.ts';
import { type NewFiles, newModule } from './new/module.ts';
import { newPlan } from './new/plan.ts';
import { insertSetting, SETTING_KINDS } from './new/setting.ts';
import { newWidget } from './new/widget.ts';

const { values, positionals } = readOptions(
  `npm run new -- module|setting|widget|plan [options]   writes a new one, and asks for what is not given

  module   --id autoRole --title "Auto role" --description "Gives roles to new members." --group roles --icon user-plus
  setting  --module shop --name tax --title Tax --kind ${SETTING_KINDS.join('|')}
  widget   --name rating --title "A rating" --description "A number of stars."
  plan     --id gold --title Gold --like free --monthly 2.99 --yearly 29.99
           (above the plan that it is like, with its limits and locks)
  --root DIR   another project folder`,
  {
    id: { type: 'string' },
    module: { type: 'string' },
    name: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    group: { type: 'string' },
    icon: { type: 'string' },
    kind: { type: 'string' },
    like: { type: 'string' },
    monthly: { type: 'string' },
    yearly: { type: 'string' },
    root: { type: 'string', default: process.cwd() },
  },
);

type Option = Exclude<keyof typeof values, 'root' | 'help'>;

/** How an option is asked for, if its name says too little. */
const QUESTIONS: Partial<Record<Option, string>> = {
  id: 'Id (letters alone; it must never change)',
  name: 'Name (it must never change)',
  title: 'Title',
  description: 'Description, in one sentence',
  group: 'Group of the menu',
  icon: 'Icon, a name of lucide.dev/icons',
  kind: `Kind (${SETTING_KINDS.join(', ')})`,
  like: 'Id of the plan directly below, whose limits and locks it begins with',
  monthly: 'Price for a month, like 4.99',
  yearly: 'Price for a year, like 39.99',
};

try {
  const sources = new Sources(values.root);
  const [what] = positionals;
  const left: string[] = [];
  // A new widget writes no file again, and may be what another one lacks.
  if (what !== 'widget') requireShapes(sources);
  if (what === 'module') write(newModule(sources, await answers('id', 'title', 'description', 'group', 'icon')));
  else if (what === 'setting') write(insertSetting(sources, await answers('module', 'name', 'title', 'kind')));
  else if (what === 'widget') write(newWidget(sources, await answers('name', 'title', 'description')));
  else if (what === 'plan') {
    const plan = await answers('id', 'title', 'like', 'monthly', 'yearly');
    write(newPlan(sources, plan));
    left.push(...leftForPlan(new Sources(values.root), plan.id));
  } else throw new Error(`Say what is new: module, setting, widget or plan, and not '${what ?? ''}'.`);
  if (what !== 'widget') left.push(...translationsLeft(withoutDrafts(sources, writeTranslations(values.root))));
  if (left.length > 0) console.log(`\nLeft to write:\n${left.join('\n')}`);
  console.log('\nRun `npm run generate`, `npm run format` and `npm run check`, which lists what is missing.');
  if (what === 'plan') console.log('Before the plan is sold, the operator runs `npm run billing -- setup`.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function answers<Name extends Option>(...names: Name[]): Promise<Record<Name, string>> {
  const { stdin: input, stdout: output } = process;
  const given: Partial<Record<Option, string>> = values;
  return answersTo(names, given, QUESTIONS, { input, output, isInteractive: input.isTTY === true });
}

function write(files: NewFiles): void {
  for (const file of writeChanged(values.root, new Map(Object.entries(files)))) console.log(file);
}
