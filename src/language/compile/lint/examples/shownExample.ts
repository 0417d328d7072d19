import { exampleContext } from '../../../resolved/exampleContext.ts';
import { unmetRequirement } from '../../../resolved/requirements.ts';
import { exampleSettings, requiredPlan } from '../../../screens/filledExample.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { validateExample } from './examples.ts';

/** The example of a locked screen is what a server with the plan could have saved. */
export const shownExample: ModuleLint = (module, project) => {
  const { file, spec, compiled } = module;
  const { example } = spec.screen;
  if (!example) return [];
  const pointer = ['screen', 'example'];
  const plan = requiredPlan(spec);
  if (plan === undefined) {
    const reason = 'The module requires no plan, so this example is never shown.';
    return [{ file, pointer, at: 'key', reason, advice: 'Remove it.' }];
  }
  const twice = Object.keys(example.texts ?? {}).find((name) => Object.hasOwn(example.settings, name));
  if (twice !== undefined) {
    const reason = `'${twice}' is also in \`settings\`, where its value is of no effect.`;
    return [{ file, pointer: [...pointer, 'texts', twice], at: 'key', reason, advice: 'Remove one of them.' }];
  }
  if (!compiled) return [];
  const entry = { name: '', ...exampleSettings(example, plan) };
  const requirement = unmetRequirement(compiled, exampleContext(module, project, entry));
  if (requirement) {
    const reason = `A server could not use the module with this: '${requirement.message}'.`;
    return [{ file, pointer, at: 'key', reason, advice: 'Add what it requires to `modules`.' }];
  }
  return validateExample(module, project, entry)
    .problems.slice(0, 1)
    .map(({ path, message }): Finding => {
      const reason = `This example is refused at '${path}' with '${message}'.`;
      return { file, pointer, at: 'key', reason, advice: 'Correct the example, or the limit or rule.' };
    });
};
