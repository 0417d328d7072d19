import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PayPalError } from './answers.ts';
import type { SimulatedClock } from './clock.ts';

/** The demo merchant's credentials, which are valid only for the simulator. */
export const credentials = { clientId: 'demo-paypal-client', secret: 'demo-paypal-secret' } as const;

const lifetime = 32_400;

/** The issued access tokens. */
export class AccessTokens {
  readonly #clock: SimulatedClock;
  readonly #until = new Map<string, number>();

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }

  issue(): string {
    const token = `A21AA${randomBytes(32).toString('base64url')}`;
    this.#until.set(token, this.#clock.now() + lifetime * 1000);
    return token;
  }

  /** Invalidates all tokens, as if they had expired. */
  expireAll(): void {
    this.#until.clear();
  }

  /** A hook. @throws Refusal without a valid token */
  readonly require = async ({ headers }: FastifyRequest): Promise<void> => {
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    if ((this.#until.get(token) ?? 0) <= this.#clock.now()) throw new PayPalError(401);
  };
}

/** Issues access tokens to the merchant. */
export function tokenRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  const refuse = (reply: FastifyReply, status: number, error: string, error_description: string) =>
    reply.code(status).send({ error, error_description });

  app.post<{ Body: Record<string, string> | undefined }>('/v1/oauth2/token', (request, reply) => {
    if (!isMerchant(request.headers.authorization)) {
      return refuse(reply, 401, 'invalid_client', 'Client Authentication failed');
    }
    if (request.body?.grant_type !== 'client_credentials') {
      return refuse(reply, 400, 'unsupported_grant_type', 'Grant Type is NULL or not supported');
    }
    return reply.send({
      scope: 'https://uri.paypal.com/services/subscriptions',
      access_token: tokens.issue(),
      token_type: 'Bearer',
      app_id: 'APP-DEMO',
      expires_in: lifetime,
      nonce: `${new Date().toISOString()}${randomBytes(8).toString('base64url')}`,
    });
  });
}

function isMerchant(authorization = ''): boolean {
  const given = Buffer.from(/^Basic (.+)$/i.exec(authorization)?.[1] ?? '', 'base64');
  const expected = Buffer.from(`${credentials.clientId}:${credentials.secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
