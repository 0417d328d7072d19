import type { Env } from '../configuration/env.ts';
import { paypal } from './paypal/paypal.ts';
import type { ConfiguredProvider, ProviderKind } from './provider.ts';

/** Every payment provider there is. */
export const providerKinds: readonly ProviderKind[] = [paypal];

/** Those that the environment configures. */
export function configuredProviders(env: Env, complain: (problem: string) => void): ConfiguredProvider[] {
  return providerKinds.map((kind) => kind.configure(env, complain)).filter((found) => found !== null);
}
