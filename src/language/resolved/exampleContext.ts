import { withDefaults } from '../documents/defaults.ts';
import { memberIdsIn } from '../documents/references.ts';
import type { Category, Channel, Context, Json, Member, ModuleSpec, Plan, Role } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';

/** A role, channel or category as far as an example describes it. */
type Listed<Part extends { id: string }> = Partial<Part> & Pick<Part, 'id'>;

/** Settings of a server on a plan, with what matters of the server. */
export interface ExampleSettings {
  plan: Plan;
  document: Record<string, Json>;
  context?: {
    roles?: readonly Listed<Role>[] | null;
    channels?: readonly Listed<Channel>[] | null;
    voiceChannels?: readonly Listed<Channel>[] | null;
    categories?: readonly Listed<Category>[] | null;
    members?: readonly Listed<Member>[] | null;
    modules?: Record<string, Record<string, Json>>;
  };
}

/** The context of an example: the owner as user, the example's lists, and defaults for what it does not say. */
export function exampleContext(
  module: { spec: ModuleSpec },
  project: { modules: readonly { id: string; spec: ModuleSpec }[] },
  { plan, document, context = {} }: ExampleSettings,
): Context {
  const roles = context.roles?.map((role) => ({ ...ROLE, name: role.id, ...role }));
  const channels = context.channels?.map((channel) => ({ ...CHANNEL, name: channel.id, ...channel }));
  const voiceChannels = context.voiceChannels?.map((channel) => ({ ...VOICE, name: channel.id, ...channel }));
  const categories = context.categories?.map((one) => ({ name: one.id, position: 0, ...one }));
  const referred = memberIdsIn(resolveForPlan(module.spec, plan), document).map((id) => [id, null]);
  const members = (context.members ?? []).map((member) => [member.id, { name: member.id, ...member }]);
  return {
    plan,
    user: { is_owner: true, is_admin: true, can_modify: true },
    guild: {
      id: '0',
      roles: context.roles === null ? null : (roles ?? []),
      channels: context.channels === null ? null : (channels ?? []),
      voiceChannels: context.voiceChannels === null ? null : (voiceChannels ?? []),
      categories: context.categories === null ? null : (categories ?? []),
      members: context.members === null ? null : Object.fromEntries([...referred, ...members]),
    },
    modules: Object.fromEntries(
      (module.spec.calls?.uses ?? []).flatMap(({ module: id }) => {
        const other = project.modules.find((one) => one.id === id);
        return other ? [[id, withDefaults(resolveForPlan(other.spec, plan), context.modules?.[id] ?? {})]] : [];
      }),
    ),
  };
}

const ROLE = { color: 0, icon: null, managed: false, position: 1, permissions: [] };
const CHANNEL = { type: 0 };
const VOICE = { type: 2 };
