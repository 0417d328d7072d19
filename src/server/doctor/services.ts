import { product } from '../../../generated/product.ts';
import { declaredOffers, offerName, WEBHOOK_ID } from '../billing/offers.ts';
import type { ConfiguredProvider } from '../billing/provider.ts';
import type { Config } from '../configuration/config.ts';
import { connectRedis } from '../services/cache/redis.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import { pendingMigrations } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';
import { type DoctorFinding, findings, reasonOf } from './finding.ts';

/** Milliseconds to wait for any answer. */
const TIMEOUT = 10_000;
/** Milliseconds by which the clock may be off. */
const MAX_CLOCK_OFFSET = 30_000;

/** Checks that the store can be opened. @param open opens it without changing it */
export async function checkStore(
  open: () => Promise<Store>,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<{ store: Store | null; found: DoctorFinding[] }> {
  const found = findings('Store');
  try {
    const store = await withTimeout(TIMEOUT, open());
    const pending = await withTimeout(TIMEOUT, pendingMigrations(store.db));
    const sentence = databaseUrl ? 'PostgreSQL answers.' : 'The embedded store is readable.';
    const says =
      pending.length === 0
        ? found.ok(sentence)
        : found.warning(
            `${sentence} Its tables are from an older version. The server migrates them on its next start.`,
          );
    return { store, found: [says] };
  } catch (error) {
    return {
      store: null,
      found: [found.problem(`${asSentence(reasonOf(error))} Check ${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}.`)],
    };
  }
}

export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<DoctorFinding> {
  const found = findings('Redis');
  if (!redisUrl)
    return found.ok('Not configured, which is fine for a single process. Several processes need REDIS_URL.');
  let reason: unknown = 'no answer';
  const redis = connectRedis(redisUrl, (error) => {
    reason = error;
  });
  try {
    await withTimeout(TIMEOUT, new Promise<void>((ready, failed) => redis.once('ready', ready).once('error', failed)));
    await redis.ping();
    return found.ok('Answers.');
  } catch {
    return found.problem(`Does not answer (${reasonOf(reason)}). Check REDIS_URL.`);
  } finally {
    redis.disconnect();
  }
}

/** Checks that Discord answers and accepts the bot's token, and compares this machine's clock with Discord's. */
export async function checkDiscord({ discord }: Pick<Config, 'discord'>, now: () => number): Promise<DoctorFinding[]> {
  const found = findings('Discord');
  let answer: Response;
  try {
    answer = await fetch(`${discord.apiUrl}/v10/users/@me`, {
      headers: { authorization: `Bot ${discord.botToken}` },
      signal: AbortSignal.timeout(discord.timeout),
    });
  } catch (error) {
    return [
      found.problem(
        `${discord.apiUrl} cannot be reached (${reasonOf(error)}). Check DISCORD_API_URL and outgoing connections.`,
      ),
    ];
  }
  const clock = clockAgainst(answer.headers.get('date'), now());
  if (answer.status === 401) return [found.problem('Refuses the bot. Check DISCORD_BOT_TOKEN.'), ...clock];
  if (!answer.ok) return [found.problem(`Answers with status ${answer.status}. Try again later.`), ...clock];
  return [found.ok('Answers and accepts the bot.'), ...clock];
}

function clockAgainst(date: string | null, now: number): DoctorFinding[] {
  const found = findings('Clock');
  const off = Math.round((now - Date.parse(date ?? '')) / 1000);
  if (Number.isNaN(off)) return [];
  if (Math.abs(off) * 1000 <= MAX_CLOCK_OFFSET) return [found.ok("Agrees with Discord's.")];
  return [
    found.problem(
      `Is ${Math.abs(off)} seconds ${off > 0 ? 'ahead of' : 'behind'} Discord's. Enable time synchronisation (NTP).`,
    ),
  ];
}

/** Checks that users can start signing in at the public address, which depends on a proxy's headers. */
export async function checkProxy({
  publicUrl,
  discord,
}: Pick<Config, 'publicUrl' | 'discord'>): Promise<DoctorFinding> {
  const found = findings('Proxy');
  let answer: Response;
  try {
    answer = await fetch(`${publicUrl}/auth/login/`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    return found.warning(`No answer from ${publicUrl} (${reasonOf(error)}). Start the server and run this again.`);
  }
  if (answer.status === 500 && publicUrl.startsWith('https:')) {
    return found.problem(
      'Requests arrive as http. Make the proxy send X-Forwarded-Proto, and add its address to TRUST_PROXY.',
    );
  }
  const location = answer.headers.get('location') ?? '';
  const target = URL.canParse(location) ? new URL(location) : null;
  if (answer.status !== 302 || target?.origin !== new URL(discord.authorizeUrl).origin) {
    return found.problem(
      `${publicUrl} answers a sign-in with status ${answer.status}. Check PUBLIC_URL and the proxy.`,
    );
  }
  const back = target.searchParams.get('redirect_uri') ?? '';
  if (!back.startsWith(`${publicUrl}/`)) {
    return found.problem(`Discord would send users back to ${back}. Check PUBLIC_URL.`);
  }
  return found.ok(`Sign-in works at ${publicUrl}. Make sure that ${back} is registered as a redirect at Discord.`);
}

/** Checks a payment provider's credentials, and that products and prices are set up there. */
export async function checkPayments(provider: ConfiguredProvider, store: Store | null): Promise<DoctorFinding> {
  const opened = provider.open({ now: Date.now, fetch });
  const found = findings(opened.title);
  try {
    // To report that this subscription does not exist, it has to accept our credentials.
    await withTimeout(TIMEOUT, opened.read({ id: 'I-NONE', type: 'monthly', since: Date.now() }));
  } catch (error) {
    return found.problem(
      `Does not answer or refuses the credentials (${reasonOf(error)}). Check its address and credentials.`,
    );
  }
  const names = [WEBHOOK_ID, ...declaredOffers(product.defaultLanguage).map(offerName)];
  const values = await Promise.all(names.map(async (name) => store?.providerValues.read(opened.id, name)));
  if (values.every(Boolean)) return found.ok('Accepts the credentials, and all prices are set up.');
  return found.problem('Prices are not set up. Run npm run billing -- setup.');
}

/** The finding if no payment provider is configured. */
export const nothingForSale = findings('Payments').ok('No provider is configured, so nothing is for sale.');

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
