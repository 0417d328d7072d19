// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import lower from '../../../src/language/functions/lower.ts';

const f = { lower };

export const expressions = {
  "self.backup_enabled": (e, t, w) => e.self?.backup_enabled,
  "self.backup_enabled && self.auto_backup_enabled": (e, t, w) => (e.self?.backup_enabled&&e.self?.auto_backup_enabled),
  "self.auto_backup_enabled": (e, t, w) => e.self?.auto_backup_enabled,
  "lower(titles.backup_interval)": (e, t, w) => f.lower.run(e,w.title("backup_interval",e)),
  "item.origin == 'automatic'": (e, t, w) => o.same(e.item?.origin,"automatic"),
  "item.origin != null": (e, t, w) => !o.same(e.item?.origin,null),
  "item.kept == true": (e, t, w) => o.same(e.item?.kept,true),
  "item.task != null": (e, t, w) => !o.same(e.item?.task,null),
  "self.backup_type": (e, t, w) => e.self?.backup_type,
  "item.type == 'full' || item.type == 'settings'": (e, t, w) => (o.same(e.item?.type,"full")||o.same(e.item?.type,"settings")),
  "item.type == 'roles' || item.type == 'channels'": (e, t, w) => (o.same(e.item?.type,"roles")||o.same(e.item?.type,"channels")),
  "item.type == 'full'": (e, t, w) => o.same(e.item?.type,"full"),
  "true": (e, t, w) => true,
  "item.kept == false": (e, t, w) => o.same(e.item?.kept,false),
  "false": (e, t, w) => false,
  "item.task_state == 'pending' || item.task_state == 'running'": (e, t, w) => (o.same(e.item?.task_state,"pending")||o.same(e.item?.task_state,"running")),
};

export const reads = {
  "self.backup_enabled": [
    "self.backup_enabled"
  ],
  "self.backup_enabled && self.auto_backup_enabled": [
    "self.auto_backup_enabled",
    "self.backup_enabled"
  ],
  "self.auto_backup_enabled": [
    "self.auto_backup_enabled"
  ],
  "lower(titles.backup_interval)": [
    "self.backup_interval"
  ],
  "item.origin == 'automatic'": [
    "item.origin"
  ],
  "item.origin != null": [
    "item.origin"
  ],
  "item.kept == true": [
    "item.kept"
  ],
  "item.task != null": [
    "item.task"
  ],
  "self.backup_type": [
    "self.backup_type"
  ],
  "item.type == 'full' || item.type == 'settings'": [
    "item.type"
  ],
  "item.type == 'roles' || item.type == 'channels'": [
    "item.type"
  ],
  "item.type == 'full'": [
    "item.type"
  ],
  "true": [],
  "item.kept == false": [
    "item.kept"
  ],
  "false": [],
  "item.task_state == 'pending' || item.task_state == 'running'": [
    "item.task_state"
  ]
};
