import type { CompiledExpression, CompiledModule, Field, SettingsDocument } from '../../language/model.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { times } from '../../language/time/times.ts';
import { createFormStore, type FormOptions, type FormStore } from '../state/store.ts';

const PLAN = 'free';
const PLANS = [PLAN, 'premium'];

interface SpecimenForm extends Pick<FormOptions, 'readOnly'> {
  layout: CompiledModule['spec']['screen']['layout'];
  fields: Record<string, Field>;
  document?: SettingsDocument;
  expressions?: Record<string, CompiledExpression>;
  lists?: Record<string, readonly SettingsDocument[]>;
  /** Receives the reason why an edit is refused. */
  onRefused?(message: string): void;
}

/** A module that consists of what is shown. */
export function specimenModule({
  layout,
  fields,
  expressions = {},
}: Pick<SpecimenForm, 'layout' | 'fields' | 'expressions'>): CompiledModule {
  return {
    spec: {
      id: 'gallery',
      language: 'en',
      screen: { title: 'Gallery', layout },
      settings: { properties: fields },
      rules: [],
      effects: [],
      standard: {},
      plans: PLANS,
      times,
    },
    migrations: [],
    validators: Object.fromEntries(PLANS.map((plan) => [plan, () => true])),
    expressions,
    reads: {},
  };
}

/** The form of a specimen. */
export function specimenStore({
  document = {},
  lists = {},
  readOnly,
  onRefused = () => {},
  ...parts
}: SpecimenForm): FormStore {
  const resolved = resolveModule(specimenModule(parts), {
    plan: PLAN,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: { id: '100', roles: null, channels: null, voiceChannels: null, categories: null },
    modules: {},
    lists,
  });
  return createFormStore({ module: resolved, saved: view(resolved, document), readOnly, ownerOnly: '', onRefused });
}
