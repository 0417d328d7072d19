import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stillFace, winkingFace } from './face.ts';
import { identicon } from './png.ts';
import type { World } from './world.ts';

type Asked = { Params: { owner: string; file: string }; Querystring: { size?: string } };

/** Serves pictures of guilds, users and roles by hash, and of emojis. All are PNG; animated ones are GIF too. */
export function cdnRoutes(app: FastifyInstance, world: World): void {
  const serve = (hashOf: (owner: string) => string | null | undefined) => {
    return (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const { owner, file } = request.params;
      const hash = hashOf(owner);
      return hash && file === `${hash}.png` ? picture(reply, hash, request.query.size) : missing(reply);
    };
  };
  const roleIcon = (id: string) => world.guilds.flatMap(({ roles }) => roles).find((role) => role.id === id)?.icon;

  app.get<Asked>(
    '/icons/:owner/:file',
    serve((id) => world.guild(id)?.icon),
  );
  app.get<Asked>(
    '/avatars/:owner/:file',
    serve((id) => world.user(id)?.avatar),
  );
  app.get<Asked>('/role-icons/:owner/:file', serve(roleIcon));
  app.get<{ Params: { file: string }; Querystring: { size?: string } }>('/embed/avatars/:file', (request, reply) => {
    const { file } = request.params;
    return /^[0-5]\.png$/.test(file) ? picture(reply, `default ${file}`, request.query.size) : missing(reply);
  });
  app.get<{ Params: { file: string }; Querystring: { size?: string } }>('/emojis/:file', (request, reply) => {
    const [id, type] = request.params.file.split('.');
    const emoji = world.guilds.flatMap(({ emojis }) => emojis).find((each) => each.id === id);
    if (!emoji || !(type === 'png' || (type === 'gif' && emoji.animated))) return missing(reply);
    const draw = type === 'gif' ? winkingFace : stillFace;
    return picture(reply, emoji.name, request.query.size, draw, type);
  });
}

function picture(reply: FastifyReply, seed: string, size = '128', draw = identicon, type = 'png'): FastifyReply {
  const pixels = Number(size);
  if (!/^\d{2,4}$/.test(size) || pixels < 16 || pixels > 4096 || !Number.isInteger(Math.log2(pixels))) {
    return reply.code(400).type('text/plain').send('Invalid resource.');
  }
  return reply
    .type(`image/${type}`)
    .header('cache-control', 'public, max-age=31536000')
    .send(draw(seed, Math.min(pixels, 512)));
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('');
