// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';

export const expressions = {
  "item.status == 'healthy'": (e, t, w) => o.same(e.item?.status,"healthy"),
  "item.status == 'degraded'": (e, t, w) => o.same(e.item?.status,"degraded"),
  "item.websocket == 'connected'": (e, t, w) => o.same(e.item?.websocket,"connected"),
  "item.websocket == 'reconnecting'": (e, t, w) => o.same(e.item?.websocket,"reconnecting"),
  "item.websocket == 'disconnected'": (e, t, w) => o.same(e.item?.websocket,"disconnected"),
  "item.latency <= 150": (e, t, w) => (e.item?.latency<=150),
  "item.latency <= 300": (e, t, w) => (e.item?.latency<=300),
  "item.hit_ratio >= 0.7": (e, t, w) => (e.item?.hit_ratio>=0.7),
  "item.hit_ratio >= 0.3": (e, t, w) => (e.item?.hit_ratio>=0.3),
  "item.discord == 'healthy'": (e, t, w) => o.same(e.item?.discord,"healthy"),
  "item.store == 'healthy'": (e, t, w) => o.same(e.item?.store,"healthy"),
  "item.cache == 'healthy'": (e, t, w) => o.same(e.item?.cache,"healthy"),
};

export const reads = {
  "item.status == 'healthy'": [
    "item.status"
  ],
  "item.status == 'degraded'": [
    "item.status"
  ],
  "item.websocket == 'connected'": [
    "item.websocket"
  ],
  "item.websocket == 'reconnecting'": [
    "item.websocket"
  ],
  "item.websocket == 'disconnected'": [
    "item.websocket"
  ],
  "item.latency <= 150": [
    "item.latency"
  ],
  "item.latency <= 300": [
    "item.latency"
  ],
  "item.hit_ratio >= 0.7": [
    "item.hit_ratio"
  ],
  "item.hit_ratio >= 0.3": [
    "item.hit_ratio"
  ],
  "item.discord == 'healthy'": [
    "item.discord"
  ],
  "item.store == 'healthy'": [
    "item.store"
  ],
  "item.cache == 'healthy'": [
    "item.cache"
  ]
};
