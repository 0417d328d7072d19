// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import isRole from '../../../src/language/functions/isRole.ts';
import larger from '../../../src/language/functions/larger.ts';
import role from '../../../src/language/functions/role.ts';

const f = { chosen, isRole, larger, role };

export const expressions = {
  "self.verification_mode == 'restrictive'": (e, t, w) => o.same(e.self?.verification_mode,"restrictive"),
  "self.verification_enabled": (e, t, w) => e.self?.verification_enabled,
  "titles.verified_role_id": (e, t, w) => w.title("verified_role_id",e),
  "self.verification_enabled && self.verification_mode == 'restrictive'": (e, t, w) => (e.self?.verification_enabled&&o.same(e.self?.verification_mode,"restrictive")),
  "chosen(self.unverified_role_id)": (e, t, w) => f.chosen.run(e,e.self?.unverified_role_id),
  "chosen(self.log_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.log_channel_id),
  "chosen(self.verified_role_id)": (e, t, w) => f.chosen.run(e,e.self?.verified_role_id),
  "self.verification_enabled && self.verification_mode == 'restrictive' && chosen(self.unverified_role_id) && chosen(self.verified_role_id)": (e, t, w) => (((e.self?.verification_enabled&&o.same(e.self?.verification_mode,"restrictive"))&&f.chosen.run(e,e.self?.unverified_role_id))&&f.chosen.run(e,e.self?.verified_role_id)),
  "self.unverified_role_id != self.verified_role_id": (e, t, w) => !o.same(e.self?.unverified_role_id,e.self?.verified_role_id),
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id)": (e, t, w) => ((e.self?.verification_enabled&&o.same(e.self?.verification_mode,"restrictive"))&&f.isRole.run(e,e.self?.unverified_role_id)),
  "!('ADMINISTRATOR' in role(self.unverified_role_id).permissions)": (e, t, w) => !o.isIn("ADMINISTRATOR",f.role.run(e,e.self?.unverified_role_id)?.permissions),
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && isRole(self.verified_role_id) && self.unverified_role_id != self.verified_role_id": (e, t, w) => ((((e.self?.verification_enabled&&o.same(e.self?.verification_mode,"restrictive"))&&f.isRole.run(e,e.self?.unverified_role_id))&&f.isRole.run(e,e.self?.verified_role_id))&&!o.same(e.self?.unverified_role_id,e.self?.verified_role_id)),
  "role(self.verified_role_id).position > role(self.unverified_role_id).position": (e, t, w) => (f.role.run(e,e.self?.verified_role_id)?.position>f.role.run(e,e.self?.unverified_role_id)?.position),
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && !('ADMINISTRATOR' in role(self.unverified_role_id).permissions)": (e, t, w) => (((e.self?.verification_enabled&&o.same(e.self?.verification_mode,"restrictive"))&&f.isRole.run(e,e.self?.unverified_role_id))&&!o.isIn("ADMINISTRATOR",f.role.run(e,e.self?.unverified_role_id)?.permissions)),
  "!role(self.unverified_role_id).permissions.exists(p, p in ['KICK_MEMBERS', 'BAN_MEMBERS', 'MANAGE_CHANNELS', 'MANAGE_GUILD'])": (e, t, w) => !o.list(f.role.run(e,e.self?.unverified_role_id)?.permissions).some((v_p)=>o.isIn(v_p,["KICK_MEMBERS","BAN_MEMBERS","MANAGE_CHANNELS","MANAGE_GUILD"])),
  "self.kick_on_timeout": (e, t, w) => e.self?.kick_on_timeout,
  "larger(self.timeout_minutes, limits.timeout_minutes.minimum)": (e, t, w) => f.larger.run(e,e.self?.timeout_minutes,1),
};

export const reads = {
  "self.verification_mode == 'restrictive'": [
    "self.verification_mode"
  ],
  "self.verification_enabled": [
    "self.verification_enabled"
  ],
  "titles.verified_role_id": [
    "guild.roles",
    "self.verified_role_id"
  ],
  "self.verification_enabled && self.verification_mode == 'restrictive'": [
    "self.verification_enabled",
    "self.verification_mode"
  ],
  "chosen(self.unverified_role_id)": [
    "self.unverified_role_id"
  ],
  "chosen(self.log_channel_id)": [
    "self.log_channel_id"
  ],
  "chosen(self.verified_role_id)": [
    "self.verified_role_id"
  ],
  "self.verification_enabled && self.verification_mode == 'restrictive' && chosen(self.unverified_role_id) && chosen(self.verified_role_id)": [
    "self.unverified_role_id",
    "self.verification_enabled",
    "self.verification_mode",
    "self.verified_role_id"
  ],
  "self.unverified_role_id != self.verified_role_id": [
    "self.unverified_role_id",
    "self.verified_role_id"
  ],
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id)": [
    "guild.roles",
    "self.unverified_role_id",
    "self.verification_enabled",
    "self.verification_mode"
  ],
  "!('ADMINISTRATOR' in role(self.unverified_role_id).permissions)": [
    "guild.roles",
    "self.unverified_role_id"
  ],
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && isRole(self.verified_role_id) && self.unverified_role_id != self.verified_role_id": [
    "guild.roles",
    "self.unverified_role_id",
    "self.verification_enabled",
    "self.verification_mode",
    "self.verified_role_id"
  ],
  "role(self.verified_role_id).position > role(self.unverified_role_id).position": [
    "guild.roles",
    "self.unverified_role_id",
    "self.verified_role_id"
  ],
  "self.verification_enabled && self.verification_mode == 'restrictive' && isRole(self.unverified_role_id) && !('ADMINISTRATOR' in role(self.unverified_role_id).permissions)": [
    "guild.roles",
    "self.unverified_role_id",
    "self.verification_enabled",
    "self.verification_mode"
  ],
  "!role(self.unverified_role_id).permissions.exists(p, p in ['KICK_MEMBERS', 'BAN_MEMBERS', 'MANAGE_CHANNELS', 'MANAGE_GUILD'])": [
    "guild.roles",
    "self.unverified_role_id"
  ],
  "self.kick_on_timeout": [
    "self.kick_on_timeout"
  ],
  "larger(self.timeout_minutes, limits.timeout_minutes.minimum)": [
    "self.timeout_minutes"
  ]
};
