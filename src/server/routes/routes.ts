import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../api/document.ts';
import type { Services } from '../services/services.ts';
import { backupRoutes } from './backups/backups.ts';
import { botRoutes } from './bot/bot.ts';
import { botCallbackRoutes } from './bot/botCallback.ts';
import { guildRoutes } from './guild.ts';
import { guildScope } from './guildScope.ts';
import { healthRoutes } from './health.ts';
import { historyRoutes } from './history/history.ts';
import { overviewRoutes } from './overview.ts';
import { paymentMessageRoutes } from './paymentMessages.ts';
import { premiumRoutes } from './premium.ts';
import { languageRoutes } from './session/language.ts';
import { signInRoutes } from './session/signIn.ts';
import { userRoutes } from './session/user.ts';
import { settingsRoutes } from './settings/settings.ts';
import { siteRoutes } from './site.ts';
import { statisticsRoutes } from './statistics.ts';
import { transferRoutes } from './transfer.ts';

/**
 * Registers all routes, except probes and pages.
 * @param description returns the description of all routes, once they are registered
 */
export function routes(app: FastifyInstance, services: Services, description: () => OpenApiDocument): void {
  siteRoutes(app, services, description);
  signInRoutes(app, services);
  languageRoutes(app, services);
  userRoutes(app, services);
  healthRoutes(app, services);
  botCallbackRoutes(app, services);
  app.register(async (scope) => premiumRoutes(scope, services));
  app.register(async (scope) => paymentMessageRoutes(scope, services));
  app.register(async (scope) => botRoutes(scope, services));
  app.register(async (guild) => {
    guildScope(guild, services);
    guildRoutes(guild, services);
    overviewRoutes(guild, services);
    settingsRoutes(guild, services);
    backupRoutes(guild, services);
    statisticsRoutes(guild, services);
    transferRoutes(guild, services);
    historyRoutes(guild, services);
  });
}
