import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../api/document.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { SETTINGS_FILE_SCHEMA } from '../api/settingsFile.ts';
import { siteCalls } from '../api/site.ts';
import type { Services } from '../services/services.ts';
import { siteConfig } from '../services/site/siteConfig.ts';

/** The public configuration and the description of the API. */
export function siteRoutes(
  app: FastifyInstance,
  { config, catalogue, figures }: Services,
  description: () => OpenApiDocument,
): void {
  const api = app.withTypeProvider<SchemaTypes>();
  api.route({ ...siteCalls.config, handler: async () => siteConfig(config, catalogue.productName, figures.shown) });
  api.route({ ...siteCalls.settingsFile, handler: async () => SETTINGS_FILE_SCHEMA });
  api.route({ ...siteCalls.description, handler: async () => description() });
}
