import type { FastifyInstance } from 'fastify';
import { refusal, unavailable } from '../answers/refusal.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { providerCalls } from '../api/premium.ts';
import { SUCCESS } from '../api/shapes.ts';
import { ForgedMessage, ProviderUnavailable } from '../billing/provider.ts';
import { validateBodyWith } from '../plugins/schemas.ts';
import type { Services } from '../services/services.ts';

/** What payment providers report. A signature stands in for a session, and is over the bytes: nothing parses them before. */
export function paymentMessageRoutes(app: FastifyInstance, { billing }: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  for (const { id } of billing.kinds) {
    app.withTypeProvider<SchemaTypes>().route({
      ...providerCalls(id).webhook,
      ...validateBodyWith(() => true),
      config: { signed: true },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const provider = billing.provider(id);
        if (!provider) throw refusal(404, 'error.route');
        try {
          await billing.receive(provider, { headers: request.headers, body: request.body ?? Buffer.alloc(0) });
        } catch (error) {
          if (error instanceof ForgedMessage) {
            request.log.warn({ provider: id, reason: error.message }, 'a message to the webhook was refused');
            throw refusal(400, 'billing.forged');
          }
          if (error instanceof ProviderUnavailable) throw unavailable('billing.later', error);
          throw error;
        }
        return SUCCESS;
      },
    });
  }
}
