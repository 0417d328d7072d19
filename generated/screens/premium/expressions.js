// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "!item.is_premium": (e, t) => !e.item?.is_premium,
  "size(lists.servers) == 0": (e, t) => o.same(o.size(e.lists?.servers),0),
  "!user.signed_in": (e, t) => !e.user?.signed_in,
  "user.signed_in": (e, t) => e.user?.signed_in,
  "lists.servers.exists(s, !s.is_premium)": (e, t) => o.list(e.lists?.servers).some((v_s)=>!v_s?.is_premium),
  "size(self.guild_id) > 0": (e, t) => (o.size(e.self?.guild_id)>0),
  "self.guild_id": (e, t) => e.self?.guild_id,
  "self.plan_type": (e, t) => e.self?.plan_type,
  "page + '?success=true'": (e, t) => (e.page+"?success=true"),
  "page + '?success=false'": (e, t) => (e.page+"?success=false"),
  "size(trim(self.coupon)) > 0": (e, t) => (o.size(f.trim.run(e,e.self?.coupon))>0),
  "trim(self.coupon)": (e, t) => f.trim.run(e,e.self?.coupon),
  "item.cancel_at_period_end": (e, t) => e.item?.cancel_at_period_end,
  "lower(item.subscription_status) == 'active' || (item.is_premium && item.subscription_provider != 'paypal')": (e, t) => (o.same(f.lower.run(e,e.item?.subscription_status),"active")||(e.item?.is_premium&&!o.same(e.item?.subscription_provider,"paypal"))),
  "item.subscription_provider == 'paypal'": (e, t) => o.same(e.item?.subscription_provider,"paypal"),
  "item.subscription_provider == 'voucher'": (e, t) => o.same(e.item?.subscription_provider,"voucher"),
  "size(item.subscription_provider) > 0": (e, t) => (o.size(e.item?.subscription_provider)>0),
  "item.subscription_provider == 'paypal' && lower(item.subscription_status) == 'active' && !item.cancel_at_period_end": (e, t) => ((o.same(e.item?.subscription_provider,"paypal")&&o.same(f.lower.run(e,e.item?.subscription_status),"active"))&&!e.item?.cancel_at_period_end),
  "item.id": (e, t) => e.item?.id,
  "item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end": (e, t) => ((o.same(e.item?.subscription_provider,"paypal")&&e.item?.is_premium)&&e.item?.cancel_at_period_end),
  "item.status == 'paid'": (e, t) => o.same(e.item?.status,"paid"),
  "item.status == 'refunded'": (e, t) => o.same(e.item?.status,"refunded"),
  "item.status == 'partially_refunded'": (e, t) => o.same(e.item?.status,"partially_refunded"),
};

export const reads = {
  "!item.is_premium": [
    "item.is_premium"
  ],
  "size(lists.servers) == 0": [
    "lists.servers"
  ],
  "!user.signed_in": [
    "user.signed_in"
  ],
  "user.signed_in": [
    "user.signed_in"
  ],
  "lists.servers.exists(s, !s.is_premium)": [
    "lists.servers",
    "lists.servers.*.is_premium"
  ],
  "size(self.guild_id) > 0": [
    "self.guild_id"
  ],
  "self.guild_id": [
    "self.guild_id"
  ],
  "self.plan_type": [
    "self.plan_type"
  ],
  "page + '?success=true'": [
    "page"
  ],
  "page + '?success=false'": [
    "page"
  ],
  "size(trim(self.coupon)) > 0": [
    "self.coupon"
  ],
  "trim(self.coupon)": [
    "self.coupon"
  ],
  "item.cancel_at_period_end": [
    "item.cancel_at_period_end"
  ],
  "lower(item.subscription_status) == 'active' || (item.is_premium && item.subscription_provider != 'paypal')": [
    "item.is_premium",
    "item.subscription_provider",
    "item.subscription_status"
  ],
  "item.subscription_provider == 'paypal'": [
    "item.subscription_provider"
  ],
  "item.subscription_provider == 'voucher'": [
    "item.subscription_provider"
  ],
  "size(item.subscription_provider) > 0": [
    "item.subscription_provider"
  ],
  "item.subscription_provider == 'paypal' && lower(item.subscription_status) == 'active' && !item.cancel_at_period_end": [
    "item.cancel_at_period_end",
    "item.subscription_provider",
    "item.subscription_status"
  ],
  "item.id": [
    "item.id"
  ],
  "item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end": [
    "item.cancel_at_period_end",
    "item.is_premium",
    "item.subscription_provider"
  ],
  "item.status == 'paid'": [
    "item.status"
  ],
  "item.status == 'refunded'": [
    "item.status"
  ],
  "item.status == 'partially_refunded'": [
    "item.status"
  ]
};
