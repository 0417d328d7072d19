import type { Env } from '../environment/env.ts';
import { openExistingStore } from '../store/store.ts';
import { checkConfiguration } from './configuration.ts';
import type { DoctorFinding, FindingLevel } from './finding.ts';
import { checkDisk, checkFiles } from './machine.ts';
import { checkDiscord, checkPayments, checkProxy, checkRedis, checkStore, nothingForSale } from './services.ts';

export interface DoctorOptions {
  env: Env;
  /** Path of the .env file. */
  envFile: string;
  /** From the lowest plan to the highest. */
  plans: readonly string[];
  now: () => number;
}

/** Checks everything that an installation needs, without changing anything. */
export async function examine({ env, envFile, plans, now }: DoctorOptions): Promise<DoctorFinding[]> {
  const { config, found } = checkConfiguration(env);
  if (!config) return found;
  const { databaseUrl, dataDir, payments } = config;
  const { store, found: ofStore } = await checkStore(() => openExistingStore({ databaseUrl, dataDir, plans }), config);
  try {
    const [redis, discord, proxy, ...paid] = await Promise.all([
      checkRedis(config),
      checkDiscord(config, now),
      checkProxy(config),
      ...payments.map((provider) => checkPayments(provider, store)),
    ]);
    const sales = payments.length > 0 ? paid : [nothingForSale];
    return [
      ...found,
      ...ofStore,
      redis,
      ...discord,
      proxy,
      ...sales,
      ...checkDisk(config),
      ...checkFiles(config, envFile),
    ];
  } finally {
    await store?.close();
  }
}

const MARKS: Record<FindingLevel, string> = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

/** Formats findings, one per line. */
export function formatFindings(found: readonly DoctorFinding[]): string {
  return found.map(({ check, verdict, sentence }) => `${MARKS[verdict]}  ${check}: ${sentence}`).join('\n');
}
