import { product } from '../../../generated/product.ts';
import { declaredOffers, offerName, WEBHOOK_ID } from '../billing/offers.ts';
import type { ConfiguredProvider } from '../billing/provider.ts';
import type { Config } from '../configuration/config.ts';
import { connectRedis } from '../services/cache/redis.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import { pendingMigrations } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';
import { type Finding, findings, reasonOf } from './finding.ts';

/** Milliseconds that anything may take to answer. */
const PATIENCE = 10_000;
/** Milliseconds by which our clock may be off. */
const CLOCK = 30_000;

/** Whether the store can be opened as it stands. @param open opens it without changing it */
export async function checkStore(
  open: () => Promise<Store>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<{ store: Store | null; found: Finding[] }> {
  const found = findings('Store');
  try {
    const store = await withTimeout(PATIENCE, open());
    const pending = await withTimeout(PATIENCE, pendingMigrations(store.db));
    const kind = databaseUrl ? 'PostgreSQL answers' : 'the embedded store can be read';
    const says =
      pending.length === 0
        ? found.ok(kind)
        : found.warning(`${kind}; its tables are older, the server changes them when it starts`);
    return { store, found: [says] };
  } catch (error) {
    return {
      store: null,
      found: [found.problem(`${reasonOf(error)}; check ${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}`)],
    };
  }
}

export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding> {
  const found = findings('Redis');
  if (!redisUrl) return found.ok('not configured: one process keeps its own cache and limits. Several need REDIS_URL');
  let reason: unknown = 'no answer';
  const redis = connectRedis(redisUrl, (error) => {
    reason = error;
  });
  try {
    await withTimeout(PATIENCE, new Promise<void>((ready, failed) => redis.once('ready', ready).once('error', failed)));
    await redis.ping();
    return found.ok('answers');
  } catch {
    return found.problem(`does not answer (${reasonOf(reason)}); check REDIS_URL`);
  } finally {
    redis.disconnect();
  }
}

/** Whether Discord answers at the configured address and accepts the bot; and whether our clock agrees with its own. */
export async function checkDiscord({ discord }: Pick<Config, 'discord'>, now: () => number): Promise<Finding[]> {
  const found = findings('Discord');
  let answer: Response;
  try {
    answer = await fetch(`${discord.apiUrl}/v10/users/@me`, {
      headers: { authorization: `Bot ${discord.botToken}` },
      signal: AbortSignal.timeout(discord.timeout),
    });
  } catch (error) {
    return [
      found.problem(`${discord.apiUrl} cannot be reached (${reasonOf(error)}); check DISCORD_API_URL and the way out`),
    ];
  }
  const clock = clockAgainst(answer.headers.get('date'), now());
  if (answer.status === 401) return [found.problem('refuses the bot; check DISCORD_BOT_TOKEN'), ...clock];
  if (!answer.ok) return [found.problem(`answers with ${answer.status}; try again later`), ...clock];
  return [found.ok('answers, and knows the bot'), ...clock];
}

function clockAgainst(date: string | null, now: number): Finding[] {
  const found = findings('Clock');
  const off = Math.round((now - Date.parse(date ?? '')) / 1000);
  if (Number.isNaN(off)) return [];
  if (Math.abs(off) * 1000 <= CLOCK) return [found.ok("agrees with Discord's")];
  return [
    found.problem(
      `is ${Math.abs(off)} seconds ${off > 0 ? 'ahead of' : 'behind'} Discord's; let the machine keep its time (NTP)`,
    ),
  ];
}

/** Whether people can begin to sign in at the public address: behind a proxy, that needs its headers. */
export async function checkProxy({ publicUrl, discord }: Pick<Config, 'publicUrl' | 'discord'>): Promise<Finding> {
  const found = findings('Proxy');
  let answer: Response;
  try {
    answer = await fetch(`${publicUrl}/auth/login/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    return found.warning(`nobody answers at ${publicUrl} (${reasonOf(error)}); start the server and run this again`);
  }
  if (answer.status === 500 && publicUrl.startsWith('https:')) {
    return found.problem(
      'requests arrive as http: let the proxy send X-Forwarded-Proto, and name the proxy in TRUST_PROXY',
    );
  }
  const location = answer.headers.get('location') ?? '';
  const target = URL.canParse(location) ? new URL(location) : null;
  if (answer.status !== 302 || target?.origin !== new URL(discord.authorizeUrl).origin) {
    return found.problem(`${publicUrl} answers a sign-in with ${answer.status}; check PUBLIC_URL and the proxy`);
  }
  const back = target.searchParams.get('redirect_uri') ?? '';
  if (!back.startsWith(`${publicUrl}/`)) return found.problem(`people would come back to ${back}; check PUBLIC_URL`);
  return found.ok(`a sign-in begins at ${publicUrl}; Discord must know ${back} as a redirect`);
}

/** Whether what is for sale was set up at a provider, which knows us. */
export async function checkPayments(provider: ConfiguredProvider, store: Store | null): Promise<Finding> {
  const opened = provider.open({ now: Date.now, fetch });
  const found = findings(opened.title);
  try {
    // It knows no such subscription: to say so it has to know us.
    await withTimeout(PATIENCE, opened.read({ id: 'I-NONE', type: 'monthly', since: Date.now() }));
  } catch (error) {
    return found.problem(`refuses us or does not answer (${reasonOf(error)}); check its address and credentials`);
  }
  const names = [WEBHOOK_ID, ...declaredOffers(product.defaultLanguage).map(offerName)];
  const values = await Promise.all(names.map(async (name) => store?.providerValues.read(opened.id, name)));
  if (values.every(Boolean)) return found.ok('knows us, and everything for sale is set up');
  return found.problem('what is for sale is not set up; run npm run billing -- setup');
}

/** What there is to say where nobody can pay. */
export const nothingForSale = findings('Payments').ok('no provider is configured, so nothing is for sale');
