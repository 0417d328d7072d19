import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { product } from '../../../generated/product.ts';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import type { FindVisitor } from '../services/access/signedInUser.ts';
import { MISSING_PAGE, pageAt, pageFile, parseSiteAddress } from '../services/site/siteAddresses.ts';
import type { FilledPage, SitePages } from '../services/site/sitePages.ts';
import type { SendRefusal } from './errors.ts';
import { preferredLanguage } from './language.ts';
import { isNavigation } from './navigation.ts';
import { originOf } from './ownOrigin.ts';
import { openerPolicyHeader } from './securityHeaders.ts';

/** Files for search engines, which contain the site's address. */
const FILES: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};

const API_PATHS = /^\/(?:api|auth)(?:\/|$)/;

interface Pages {
  config: Config;
  pages: SitePages;
  refuse: SendRefusal;
  findVisitor: FindVisitor;
}

/** Serves a page for every address that a browser navigates to, if need be a "not found" page with status 404. */
export function servePages(app: FastifyInstance, { config, pages, refuse, findVisitor }: Pages): void {
  app.setNotFoundHandler(answer);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = request.url.split('?', 1)[0] ?? '/';
    const { language, path } = parseSiteAddress(address);
    const page = pageAt(path);
    const type = FILES[address];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && (page !== undefined || type !== undefined || isNavigation(request));
    if (API_PATHS.test(address) || !wantsPage) return refuse(refusal(404, 'error.route'), request, reply);
    if (!pages.built) return refuse(refusal(404, 'web.missing'), request, reply);
    const user = type ? null : await findVisitor(request);
    const visit = { origin: originOf(request, config), user };
    reply.header('cache-control', user ? 'private, no-cache' : 'no-cache');
    if (type) return send(request, reply.type(type), pages.page(address.slice(1), visit));
    if (page?.application) reply.headers(openerPolicyHeader('opener'));
    // Addresses without a language redirect to the preferred one.
    reply.header('vary', 'cookie, accept-language, accept-encoding');
    const preferred = preferredLanguage(request);
    if (language === undefined && page && preferred !== product.defaultLanguage) {
      return reply.redirect(`/${preferred}${request.url}`);
    }
    if (language !== undefined && address === `/${language}`) {
      return reply.redirect(request.url.replace(address, `${address}/`), 301);
    }
    const folder = language === undefined ? '' : `${language}/`;
    reply.code(page ? 200 : 404).type('text/html; charset=utf-8');
    const section = isObject(request.query) ? request.query.section : undefined;
    return send(request, reply, pages.page(folder + (page ? pageFile(page, path, section) : MISSING_PAGE), visit));
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: FilledPage): FastifyReply {
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && isKnown(request, page.etag)) return reply.code(304).send();
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(request, name));
  if (!encoding) return reply.send(page.identity);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** Whether the browser already has the page. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const offered = String(request.headers['accept-encoding'] ?? '').split(',');
  return offered.some((one) => new RegExp(`^\\s*${encoding}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*$).*)?$`).test(one));
}
