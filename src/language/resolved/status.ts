import type { SettingsDocument } from '../model.ts';
import { formatMessage } from '../text/message.ts';
import { environment, evaluate, evaluateCondition } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** Whether a module is on with these settings. One without `status.enabled` always is. */
export function isOn(module: ResolvedModule, document: SettingsDocument): boolean {
  return evaluateCondition(module, module.spec.screen.status?.enabled, environment(module.context, document));
}

/**
 * What a module does with these settings while it is on, in its language. Undefined if it declares no sentence, or if the
 * sentence needs a list of the server that could not be read, or the name of something that is no longer in it.
 */
export function statusText(module: ResolvedModule, document: SettingsDocument): string | undefined {
  const { screen, language } = module.spec;
  const env = environment(module.context, document);
  const status = screen.status?.texts?.find(({ when }) => evaluateCondition(module, when, env));
  if (!status) return undefined;
  const values = Object.entries(status.params ?? {}).map(([name, source]) => [name, evaluate(module, source, env)]);
  // Names are empty where nothing has the id.
  if (values.some(([, value]) => value === undefined || value === '')) return undefined;
  return formatMessage(status.text, Object.fromEntries(values), language);
}
