import type { Finding, ProjectLint } from '../types.ts';

/** What a new server is told to begin with needs no plan that it would have to buy first. */
export const firstSteps: ProjectLint = ({ product: { file, firstSteps: suggested = [] }, modules, plans }) =>
  suggested.flatMap((id, index): Finding[] => {
    const { requires = [] } = modules.find((one) => one.id === id)?.spec ?? {};
    const needed = requires.find(({ plan }) => plan !== undefined && plan !== plans.ids[0])?.plan;
    if (needed === undefined) return [];
    const reason = `The module '${id}' requires the plan '${needed}', which a new server does not have.`;
    return [{ file, pointer: ['firstSteps', index], reason, advice: 'Suggest a module of the lowest plan.' }];
  });
