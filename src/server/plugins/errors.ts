import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal, refusal, worded } from '../refusal.ts';
import { sayIn } from '../sentences.ts';
import { Outage } from '../services/cached-reads.ts';
import { languageOf, tellLanguage } from './language.ts';
import { isNavigation } from './navigation.ts';
import { notePage } from './note-page.ts';

/** How many problems are named: a body may have as many as it has bytes. */
export const MOST_NAMED = 20;

/** Every failure is answered here, in one shape: `{ error, problems? }`. */
export function answerErrors(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = toRefusal(error, request, config);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    return sendRefusal(answer, request, reply);
  });
}

/** People who followed a link get a page; programs get JSON. Both read it in their language. */
export function sendRefusal(answer: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { problems, body, headers } = answer.details;
  const language = languageOf(request);
  const say = sayIn(language);
  const error = worded(answer.sentence, say);
  tellLanguage(reply, language);
  reply
    .code(answer.statusCode)
    .header('cache-control', 'no-store')
    .headers(headers ?? {});
  if (isNavigation(request)) return reply.type('text/html; charset=utf-8').send(notePage(error, language));
  const faults = problems
    ?.slice(0, MOST_NAMED)
    .map((problem) => ({ ...problem, message: worded(problem.message, say) }));
  return reply.send({ error, ...(faults && { problems: faults }), ...body });
}

function toRefusal(error: FastifyError, { routeOptions }: FastifyRequest, { limits }: Config): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Outage) return refusal(503, 'error.discord');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal(415, 'error.contentType');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refusal(413, 'error.tooLarge', { limit: routeOptions.bodyLimit ?? limits.bodyBytes });
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? refusal(status, 'error.request') : refusal(500, 'error.internal');
}
