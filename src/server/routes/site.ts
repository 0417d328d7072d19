import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusal.ts';
import type { Services } from '../services/services.ts';

/** What the browser needs to know of this installation, and whether the server is well. */
export function siteRoutes(app: FastifyInstance, { config, catalogue, store }: Services): void {
  const { discord, supportMail, supportUrl, guideUrl, demo } = config;

  app.get('/api/config/', async () => ({
    client_id: discord.clientId,
    authorize_url: discord.authorizeUrl,
    cdn_base: discord.cdnUrl,
    support_mail: supportMail,
    support_url: supportUrl,
    guide_url: guideUrl,
    demo,
    product_name: catalogue.productName,
  }));

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch (cause) {
      throw Object.assign(refusal(503, 'error.internal'), { cause });
    }
    return { status: 'ok' };
  });
}
