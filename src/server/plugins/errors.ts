import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusal, sentenceText, unavailable } from '../answers/refusal.ts';
import { sentenceFormatter } from '../answers/sentences.ts';
import type { Config } from '../configuration/config.ts';
import { UpstreamUnavailable } from '../services/cache/cachedReads.ts';
import type { SitePages } from '../services/site/sitePages.ts';
import { StoreUnavailable } from '../store/engines/storeUnavailable.ts';
import { languageOf, setContentLanguage } from './language.ts';
import { homeIn, messagePage } from './messagePage.ts';
import { isNavigation } from './navigation.ts';
import { originOf } from './ownOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';
import { hasSessionCookie } from './session.ts';

/** How many problems an answer lists: a request could have thousands. */
export const MAX_PROBLEMS = 20;

/** Answers a request with a refusal. */
export type SendRefusal = (answer: Refusal, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Browsers that navigate get a page, other clients get JSON like `{ error, problems? }`, both in their language. */
export function createSendRefusal(config: Config, pages: SitePages): SendRefusal {
  return (answer, request, reply) => {
    const language = languageOf(request);
    const { problems, body, headers, wayOn = homeIn(language) } = answer.details;
    const format = sentenceFormatter(language);
    const error = sentenceText(answer.sentence, format);
    setContentLanguage(reply, language);
    reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .headers(headers ?? {});
    if (isNavigation(request)) {
      const user = hasSessionCookie(request, config) ? undefined : null;
      const visit = { origin: originOf(request, config), user };
      reply.type('text/html; charset=utf-8');
      const problem = { sentence: error, address: wayOn.address, label: format(wayOn.label) };
      return reply.send(pages.problem(language, problem, visit) ?? messagePage(problem, language));
    }
    const faults = problems
      ?.slice(0, MAX_PROBLEMS)
      .map((problem) => ({ ...problem, message: sentenceText(problem.message, format) }));
    return reply.send({ error, ...(faults && { problems: faults }), ...body });
  };
}

/** Answers all errors of routes and hooks. */
export function answerErrors(app: FastifyInstance, config: Config, refuse: SendRefusal): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = toRefusal(error, request, config);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    return refuse(answer, request, reply);
  });
}

/** Answers errors from before any hook, like a malformed URL. */
export function answerUnrouted(config: Config, refuse: SendRefusal) {
  const headers = securityHeaders(config);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    refuse(toRefusal(error, request, config), request, reply.headers(headers));
  };
}

function toRefusal(error: FastifyError, { routeOptions }: FastifyRequest, { limits }: Config): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UpstreamUnavailable) return unavailable('error.discord');
  if (error instanceof StoreUnavailable) {
    return unavailable(error.kind === 'unwritable' ? 'error.storeFull' : 'error.store');
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal(415, 'error.contentType');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refusal(413, 'error.tooLarge', { limit: routeOptions.bodyLimit ?? limits.bodyBytes });
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? refusal(status, 'error.request') : refusal(500, 'error.internal');
}
