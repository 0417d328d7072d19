import { loadModule, moduleIds, plans, product } from '../../generated/catalogue.ts';
import type { CompiledModule, DocumentCall, Plan } from '../language/model.ts';

/** What the build made of `schemas/`, as the server uses it. */
export interface Catalogue {
  productName: string;
  /** From the lowest plan to the highest. */
  plans: readonly Plan[];
  modules: readonly CompiledModule[];
  /** The setting by which owners let administrators change settings. */
  adminAccess: { document: string; field: string };
  /** The document that holds the settings of backups; without one there are no backups. */
  backups?: { module: CompiledModule; call: DocumentCall };
}

/** What `schemas/product.json` says of the modules. */
interface ProductRoles {
  adminAccess: { module: string; field: string };
  backups?: { module: string; document: string };
}

/** The stored name of the document that a call loads and saves. */
export function documentName(moduleId: string, call: Pick<DocumentCall, 'id'>): string {
  return `${moduleId}.${call.id}`;
}

export async function loadCatalogue(): Promise<Catalogue> {
  const modules = await Promise.all(moduleIds.map((id) => loadModule(id)));
  return catalogueOf(modules, product, {
    plans: plans.map(({ id }) => id),
    productName: product.name,
  });
}

/** @throws Error when there is no document that the product names. */
export function catalogueOf(
  modules: readonly CompiledModule[],
  { adminAccess, backups }: ProductRoles,
  rest: Pick<Catalogue, 'plans' | 'productName'>,
): Catalogue {
  const holder = modules.find(({ spec }) => spec.id === adminAccess.module);
  const call = holder?.spec.calls?.documents.find(({ fields }) => fields.includes(adminAccess.field));
  if (!call) throw new Error(`No document of ${adminAccess.module} holds ${adminAccess.field}`);
  return {
    ...rest,
    modules,
    adminAccess: { document: documentName(adminAccess.module, call), field: adminAccess.field },
    ...(backups && { backups: backupSettings(modules, backups) }),
  };
}

function backupSettings(
  modules: readonly CompiledModule[],
  { module: id, document }: NonNullable<ProductRoles['backups']>,
): NonNullable<Catalogue['backups']> {
  const module = modules.find(({ spec }) => spec.id === id);
  const call = module?.spec.calls?.documents.find((one) => one.id === document);
  if (!module || !call) throw new Error(`The module ${id} has no document ${document}`);
  return { module, call };
}
