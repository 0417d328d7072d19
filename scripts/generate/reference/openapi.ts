import type { ModuleSpec } from '../../../src/language/model.ts';
import type { Contracts } from '../../../src/server/api/contracts.ts';
import { openApiDocument } from '../../../src/server/api/document.ts';
import { apiOperations } from '../../../src/server/api/operations.ts';
import { providerKinds } from '../../../src/server/billing/providers.ts';
import type { Contract } from '../code/contracts.ts';
import type { ProductFiles } from '../sources/product.ts';

/** The OpenAPI description that the server serves; null if the product has no messages of a bot. */
export function apiDescription(
  specs: readonly ModuleSpec[],
  { product, plans }: ProductFiles,
  messages: readonly Contract[],
): object | null {
  const contracts = contractsIn(messages);
  if (!contracts) return null;
  const operations = apiOperations({
    specs,
    plans: plans.map(({ id }) => id),
    ...(product.backups && { backups: product.backups }),
    statistics: product.statistics !== undefined,
    providers: providerKinds.map(({ id }) => id),
    contracts,
  });
  return openApiDocument(product.name, operations);
}

function contractsIn(messages: readonly Contract[]): Contracts | null {
  const schemaOf = (name: string) => messages.find((message) => message.name === name)?.schema;
  const [events, heartbeat, overview, taskReport, tasks] = [
    schemaOf('events'),
    schemaOf('heartbeat'),
    schemaOf('overview'),
    schemaOf('taskReport'),
    schemaOf('tasks'),
  ];
  return events && heartbeat && overview && taskReport && tasks
    ? { events, heartbeat, overview, taskReport, tasks }
    : null;
}
