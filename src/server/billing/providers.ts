import type { Env } from '../environment/env.ts';
import { paypal } from './paypal/paypal.ts';
import type { ConfiguredProvider, ProviderKind } from './provider.ts';

/** All payment providers. */
export const providerKinds: readonly ProviderKind[] = [paypal];

/** The providers that are configured in the environment. */
export function configuredProviders(env: Env, complain: (problem: string) => void): ConfiguredProvider[] {
  return providerKinds.map((kind) => kind.configure(env, complain)).filter((found) => found !== null);
}
