import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Pointer } from '../../language/values/pointer.ts';
import type {
  DraftSaveRequest,
  ExpressionAnswer,
  LegalPageName,
  ProjectAnswer,
  ReachAnswer,
  StudioFinding,
} from '../model/answers.ts';
import { type Access, refusalReason, TOKEN_COOKIE } from './access.ts';
import { expressionAnswer } from './expressions.ts';
import type { PageFile } from './page.ts';
import type { DraftedProject } from './project.ts';
import { renamed } from './rename.ts';
import type { StoredSamples } from './samples.ts';
import { isSchemaFile, save } from './save.ts';

/** How large the drafts of a request may be: several times all schemas. */
const BODY_LIMIT = 32 * 1024 * 1024;

const DRAFTS = { type: 'object', additionalProperties: { type: 'string' } } as const;
const FOLDER = { type: 'string', pattern: '^schemas/(modules|screens)/[A-Za-z][A-Za-z0-9]*$' } as const;
const SETTING = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' } as const;
const SETTING_PATH = { type: 'string', pattern: '^[a-z][a-z0-9_]*(\\.(\\*|[a-z][a-z0-9_]*))*$' } as const;
const LANGUAGE = { type: 'string', pattern: '^[a-z]{2}$' } as const;

export interface StudioOptions {
  project: DraftedProject;
  access: Access;
  /** The studio's own page and what it loads, by path. */
  page: ReadonlyMap<string, PageFile>;
  /** What the check finds in drafts; it may take its time. */
  findings(drafts: Record<string, string>): Promise<StudioFinding[]>;
  /** What servers store, if there is a store or a file of settings. */
  samples?: StoredSamples;
  /** How far drafts reach in a store; absent without one. It may take long, and ends when `signal` aborts. */
  reach?(drafts: Record<string, string>, signal: AbortSignal): Promise<ReachAnswer>;
  /** Called with the texts that were written, by path. */
  onSaved?(files: Readonly<Record<string, string>>): void;
}

/** The studio's server. It is made for staff on their own machine, and knows nothing of servers and their owners. */
export function studioApp(options: StudioOptions): StudioServer {
  const { project, access, page, findings, samples, reach, onSaved } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  // Other pages could send texts without being asked whether they may.
  app.removeContentTypeParser('text/plain');
  const listeners = new Set<(event: object) => void>();

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    const why = refusalReason(request, access);
    if (why)
      return reply
        .code(why === 'token' ? 401 : 403)
        .type('text/plain')
        .send(REFUSALS[why]);
    if (access.token !== undefined && request.url.includes('token=')) {
      const cookie = `${TOKEN_COOKIE}=${encodeURIComponent(access.token)}; HttpOnly; SameSite=Strict; Path=/`;
      return reply.header('set-cookie', cookie).redirect(request.url.split('?', 1)[0] ?? '/');
    }
  });
  app.setErrorHandler<FastifyError>(async (error, _, reply) => {
    const { statusCode = 500 } = error;
    // A call that the page has cancelled ends here, too.
    if (statusCode >= 500 && !reply.raw.destroyed) console.error(error);
    return reply.code(statusCode).send({ error: error.message });
  });

  app.get('/api/project', async (): Promise<ProjectAnswer> => ({ ...project.read(), hasStore: reach !== undefined }));
  app.post<{ Body: { drafts: Record<string, string>; folder: string; language: string } }>(
    '/api/screen',
    { schema: bodyOf({ drafts: DRAFTS, folder: FOLDER, language: LANGUAGE }) },
    async ({ body }) => project.screen(drafted(body.drafts), body.folder, body.language),
  );
  app.post<{ Body: { folder: string } }>('/api/samples', { schema: bodyOf({ folder: FOLDER }) }, async ({ body }) =>
    samples ? samples.of(body.folder) : [],
  );
  app.post<{ Body: { drafts: Record<string, string>; language: string } }>(
    '/api/landing',
    { schema: bodyOf({ drafts: DRAFTS, language: LANGUAGE }) },
    async ({ body }) => project.landing(drafted(body.drafts), body.language),
  );
  app.post<{ Body: { drafts: Record<string, string>; page: LegalPageName; language: string } }>(
    '/api/legal',
    { schema: bodyOf({ drafts: DRAFTS, page: { enum: ['terms', 'privacy'] }, language: LANGUAGE }) },
    async ({ body }) => project.legal(drafted(body.drafts), body.page, body.language),
  );
  app.post<{ Body: { drafts: Record<string, string>; language: string } }>(
    '/api/menu',
    { schema: bodyOf({ drafts: DRAFTS, language: LANGUAGE }) },
    async ({ body }) => project.menu(drafted(body.drafts), body.language),
  );
  app.post<{ Body: { drafts: Record<string, string> } }>(
    '/api/findings',
    { schema: bodyOf({ drafts: DRAFTS }) },
    async ({ body }) => findings(drafted(body.drafts)),
  );
  app.post<{ Body: { drafts: Record<string, string> } }>(
    '/api/reach',
    { schema: bodyOf({ drafts: DRAFTS }) },
    async ({ body }, reply) => {
      if (!reach) return reply.code(404).send({ error: 'The studio was started without a store.' });
      const controller = new AbortController();
      // The page asks again when the drafts change, and then no longer waits for this answer.
      reply.raw.on('close', () => controller.abort());
      return reach(drafted(body.drafts), controller.signal);
    },
  );
  app.post<{ Body: { drafts: Record<string, string> } }>(
    '/api/translations',
    { schema: bodyOf({ drafts: DRAFTS }) },
    async ({ body }) => project.translations(drafted(body.drafts)),
  );
  app.post<{ Body: { drafts: Record<string, string>; folder: string; from: string; to: string } }>(
    '/api/rename',
    { schema: bodyOf({ drafts: DRAFTS, folder: FOLDER, from: SETTING_PATH, to: SETTING }) },
    async ({ body: { drafts, ...renaming } }) => renamed(project, drafted(drafts), renaming),
  );
  app.post<{ Body: { drafts: Record<string, string>; folder: string; pointer: Pointer } }>(
    '/api/expression',
    { schema: bodyOf({ drafts: DRAFTS, folder: FOLDER, pointer: { type: 'array', maxItems: 40 } }) },
    async ({ body }): Promise<ExpressionAnswer> =>
      expressionAnswer(project, drafted(body.drafts), {
        ...{ folder: body.folder, pointer: body.pointer },
        samples: (await samples?.of(body.folder)) ?? [],
      }),
  );
  app.post<{ Body: DraftSaveRequest }>(
    '/api/save',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['files'],
          properties: {
            files: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                additionalProperties: false,
                required: ['text', 'base'],
                properties: { text: { type: 'string' }, base: { type: ['string', 'null'] } },
              },
            },
            despite: { type: 'boolean' },
          },
        },
      },
    },
    async ({ body }, reply) => {
      const strange = Object.keys(body.files).find((file) => !isSchemaFile(file));
      if (strange !== undefined) return reply.code(400).send({ error: `'${strange}' is no file of schemas/` });
      const answer = await save(project.root, body, findings);
      if ('saved' in answer) onSaved?.(answer.saved);
      return answer;
    },
  );
  app.get('/api/reference', async () => ({ text: project.reference() }));
  app.get('/api/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    reply.raw.write(': connected\n\n');
    const send = (event: object) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
    listeners.add(send);
    request.raw.on('close', () => listeners.delete(send));
  });
  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://studio').pathname;
    const file = page.get(path === '/' ? '/index.html' : path);
    if (!file) return reply.code(404).type('text/plain').send('There is no such page.');
    return reply.type(file.type).send(file.content);
  });
  return {
    app,
    tell: (event) => {
      for (const send of listeners) send(event);
    },
  };
}

export interface StudioServer {
  app: FastifyInstance;
  /** Sends an event to all windows. */
  tell(event: object): void;
}

/**
 * Expressions and validators are compiled in the page, which therefore may run what the studio's own server has compiled.
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-eval'; img-src 'self' data: https://cdn.discordapp.com; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const REFUSALS = {
  host: 'The studio is not reached under this name.',
  origin: 'The studio answers its own page only.',
  token: 'Open the address with the token that the studio printed when it started.',
};

function bodyOf(properties: Record<string, object>) {
  return {
    body: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
  };
}

/** @throws with status 400 for a path that is no file of the schemas */
function drafted(drafts: Record<string, string>): Record<string, string> {
  const strange = Object.keys(drafts).find((file) => !isSchemaFile(file));
  if (strange === undefined) return drafts;
  throw Object.assign(new Error(`'${strange}' is no file of schemas/`), { statusCode: 400 });
}
