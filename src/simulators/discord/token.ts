import type { RESTPostOAuth2AccessTokenResult } from 'discord-api-types/v10';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessTokenLifetime, type Grants, type IssuedTokens } from './grants.ts';
import { guildShape } from './shapes.ts';
import type { World } from './world.ts';

type Form = Record<string, string | undefined>;

/** Exchange, refresh and revocation of tokens; errors have the format of RFC 6749. */
export function tokenRoutes(app: FastifyInstance, world: World, grants: Grants): void {
  const answer = (reply: FastifyReply, tokens: IssuedTokens | undefined, invalid: string) => {
    if (!tokens) return refuse(reply, 400, 'invalid_grant', invalid);
    const { accessToken, refreshToken, consent } = tokens;
    const guild = consent.guildId === undefined ? undefined : world.guild(consent.guildId);
    const body: RESTPostOAuth2AccessTokenResult = {
      token_type: 'Bearer',
      access_token: accessToken,
      expires_in: accessTokenLifetime,
      refresh_token: refreshToken,
      scope: consent.scopes.join(' '),
    };
    return reply.header('cache-control', 'no-store').send(guild ? { ...body, guild: guildShape(guild, false) } : body);
  };

  for (const base of ['/api/v10/oauth2/token', '/api/oauth2/token']) {
    app.post(base, (request, reply) => {
      const form = formOf(request);
      if (!form) return refuse(reply, 400, 'invalid_request', 'The body must be form-encoded.');
      if (!isApplication(request, form, world)) return refuse(reply, 401, 'invalid_client');
      if (form.grant_type === 'authorization_code') {
        const tokens = grants.redeem(form.code ?? '', form.redirect_uri ?? '', form.code_verifier);
        return answer(reply, tokens, 'Invalid "code" in request.');
      }
      if (form.grant_type === 'refresh_token') {
        return answer(reply, grants.refresh(form.refresh_token ?? ''), 'Invalid "refresh_token" in request.');
      }
      return refuse(reply, 400, 'unsupported_grant_type', 'Grant type None is not supported');
    });

    app.post(`${base}/revoke`, (request, reply) => {
      const form = formOf(request);
      if (!form) return refuse(reply, 400, 'invalid_request', 'The body must be form-encoded.');
      if (!isApplication(request, form, world)) return refuse(reply, 401, 'invalid_client');
      if (!form.token) return refuse(reply, 400, 'invalid_request', 'No token was given.');
      grants.revoke(form.token);
      return reply.send({});
    });
  }
}

function refuse(reply: FastifyReply, status: number, error: string, error_description?: string): FastifyReply {
  return reply.code(status).send({ error, ...(error_description ? { error_description } : {}) });
}

function formOf(request: FastifyRequest): Form | undefined {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  // readForms parses the bodies of this type.
  return isForm ? (request.body as Form) : undefined;
}

/** The application authenticates by HTTP Basic or by two form fields. */
function isApplication(request: FastifyRequest, form: Form, { application }: World): boolean {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') {
    return form.client_id === application.clientId && form.client_secret === application.clientSecret;
  }
  const pair = Buffer.from(encoded, 'base64').toString();
  const split = pair.indexOf(':');
  const [id, secret] = [pair.slice(0, split), pair.slice(split + 1)].map(decodePart);
  return id === application.clientId && secret === application.clientSecret;
}

/** RFC 6749 requires both parts to be form-encoded before they are joined. */
function decodePart(part: string): string {
  return new URLSearchParams(`v=${part.replaceAll('&', '%26')}`).get('v') ?? '';
}
