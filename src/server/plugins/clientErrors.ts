import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { product } from '../../../generated/product.ts';
import { type SentenceKey, sentenceFormatter } from '../answers/sentences.ts';
import type { Config } from '../configuration/config.ts';
import { negotiateLanguage } from './language.ts';
import { homeIn, messagePage } from './messagePage.ts';
import { securityHeaders } from './securityHeaders.ts';

interface ClientError extends Error {
  code?: string;
  /** The part of the request that was received. */
  rawPacket?: unknown;
}

const ANSWERS: Record<string, readonly [status: number, key: SentenceKey]> = {
  HPE_HEADER_OVERFLOW: [431, 'error.headers'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'error.slow'],
};

/** Answers input that is not a valid request, before any hook runs, in the same form and with the same headers as other errors. */
export function answerClientErrors(config: Config): (error: ClientError, socket: Socket) => void {
  const headers = securityHeaders(config);
  return ({ code = '', rawPacket }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const asked = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
    const header = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(asked)?.[1] ?? '';
    const language = negotiateLanguage(header('accept-language').trim(), product.languages, product.defaultLanguage);
    const [status, key] = ANSWERS[code] ?? [400, 'error.request'];
    const format = sentenceFormatter(language);
    const sentence = format(key);
    const home = homeIn(language);
    const page = /^(GET|HEAD) /.test(asked) && header('accept').includes('text/html');
    const body = page
      ? messagePage({ sentence, address: home.address, label: format(home.label) }, language)
      : JSON.stringify({ error: sentence });
    const lines = {
      ...headers,
      'content-type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-language': language,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'));
  };
}
