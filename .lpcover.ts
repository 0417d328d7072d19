// Coverage per source module of a route: build with sourcemaps to dist/web first (LP_MAP=1)

import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { chromium, expect } from '@playwright/test';
import config from '/work/wt/lightpages/playwright.config.ts';
import { startProduct } from '/work/wt/lightpages/tests/journeys/support/product.ts';

const routes = process.argv.slice(2);
const product = await startProduct();
const browser = await chromium.launch(config.use?.launchOptions);
const sum = new Map<string, { raw: number; used: number; chunk: string }>();
try {
  for (const route of routes) {
    const context = await browser.newContext({ locale: 'en-US' });
    if (route !== '/') await context.request.get(`${product.url}/auth/login/?login_hint=owner`);
    const page = await context.newPage();
    await page.coverage.startJSCoverage();
    const s = await context.newCDPSession(page);
    await page.goto(product.url + route);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(800);
    const result = await page.coverage.stopJSCoverage();
    for (const entry of result) {
      const name = entry.url.split('/').at(-1)!;
      const text = entry.source ?? '';
      const used = new Uint8Array(text.length);
      const ranges = entry.functions
        .flatMap((f) => f.ranges)
        .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
      for (const r of ranges) used.fill(r.count ? 1 : 0, r.startOffset, r.endOffset);
      let map;
      try {
        map = new TraceMap(readFileSync(`/work/wt/lightpages/dist/web/assets/${name}.map`, 'utf8'));
      } catch {
        map = null;
      }
      const add = (src: string, a: number, b: number) => {
        const k = src;
        let e = sum.get(k);
        if (!e) sum.set(k, (e = { raw: 0, used: 0, chunk: name }));
        e.raw += b - a;
        for (let i = a; i < b; i++) e.used += used[i]!;
      };
      if (!map) {
        add(name, 0, text.length);
        continue;
      }
      const lines = [0];
      for (let i = 0; i < text.length; i++) if (text[i] === '\n') lines.push(i + 1);
      const ms: any[] = [];
      eachMapping(map, (m) => ms.push(m));
      for (let i = 0; i < ms.length; i++) {
        const m = ms[i];
        const a = lines[m.generatedLine - 1]! + m.generatedColumn;
        const n = ms[i + 1];
        const b = n ? lines[n.generatedLine - 1]! + n.generatedColumn : text.length;
        add((m.source ?? '?').replace(/^(\.\.\/)+/, ''), a, b);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await product.dispose();
}
const rows = [...sum]
  .map(([src, e]) => ({ src, ...e, unused: e.raw - e.used }))
  .sort((a, b) => a.chunk.localeCompare(b.chunk) || b.unused - a.unused);
let chunk = '';
for (const r of rows) {
  if (r.chunk !== chunk) {
    chunk = r.chunk;
    const all = rows.filter((x) => x.chunk === chunk);
    console.log(
      `== ${chunk} raw ${all.reduce((s, x) => s + x.raw, 0)} unused ${all.reduce((s, x) => s + x.unused, 0)}`,
    );
  }
  if (r.raw > 150) console.log(`  ${String(r.unused).padStart(6)} of ${String(r.raw).padStart(6)}  ${r.src}`);
}
