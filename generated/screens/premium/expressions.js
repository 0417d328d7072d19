// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import lower from '../../../src/language/functions/lower.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { lower, trim };

export const expressions = {
  "size(soldPlans) > 1": (e, t, w) => (o.size(["premium"])>1),
  "self.plan": (e, t, w) => e.self?.plan,
  "(item.owner && !item.is_premium) || self.plan in item.available_plans": (e, t, w) => ((e.item?.owner&&!e.item?.is_premium)||o.isIn(e.self?.plan,e.item?.available_plans)),
  "lists.servers.exists(s, s.unverified)": (e, t, w) => o.list(e.lists?.servers).some((v_s)=>v_s?.unverified),
  "!lists.servers.exists(s, s.owner)": (e, t, w) => !o.list(e.lists?.servers).some((v_s)=>v_s?.owner),
  "user.signed_in": (e, t, w) => e.user?.signed_in,
  "titles.plan": (e, t, w) => w.title("plan",e),
  "!user.signed_in": (e, t, w) => !e.user?.signed_in,
  "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)": (e, t, w) => o.list(e.lists?.servers).some((v_s)=>((v_s?.owner&&!v_s?.is_premium)||o.isIn(e.self?.plan,v_s?.available_plans))),
  "size(self.guild_id) > 0": (e, t, w) => (o.size(e.self?.guild_id)>0),
  "self.guild_id": (e, t, w) => e.self?.guild_id,
  "self.plan_type": (e, t, w) => e.self?.plan_type,
  "page + '?success=true'": (e, t, w) => (e.page+"?success=true"),
  "page + '?success=false'": (e, t, w) => (e.page+"?success=false"),
  "size(trim(self.coupon)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.coupon))>0),
  "trim(self.coupon)": (e, t, w) => f.trim.run(e,e.self?.coupon),
  "size(soldPlans) > 1 && size(item.plan) > 0": (e, t, w) => ((o.size(["premium"])>1)&&(o.size(e.item?.plan)>0)),
  "item.cancel_at_period_end && size(item.expiry_date) > 0": (e, t, w) => (e.item?.cancel_at_period_end&&(o.size(e.item?.expiry_date)>0)),
  "lower(item.subscription_status) == 'active' || (item.is_premium && (item.subscription_provider != 'paypal' || item.cancel_at_period_end))": (e, t, w) => (o.same(f.lower.run(e,e.item?.subscription_status),"active")||(e.item?.is_premium&&(!o.same(e.item?.subscription_provider,"paypal")||e.item?.cancel_at_period_end))),
  "item.refunded": (e, t, w) => e.item?.refunded,
  "size(item.subscription_status) == 0": (e, t, w) => o.same(o.size(e.item?.subscription_status),0),
  "item.cancel_at_period_end && size(item.reactivate_until) > 0 && item.reactivate_until != item.expiry_date": (e, t, w) => ((e.item?.cancel_at_period_end&&(o.size(e.item?.reactivate_until)>0))&&!o.same(e.item?.reactivate_until,e.item?.expiry_date)),
  "size(item.next_plan) > 0": (e, t, w) => (o.size(e.item?.next_plan)>0),
  "size(item.waiting_plan) > 0": (e, t, w) => (o.size(e.item?.waiting_plan)>0),
  "item.subscription_provider == 'paypal'": (e, t, w) => o.same(e.item?.subscription_provider,"paypal"),
  "item.subscription_provider == 'voucher'": (e, t, w) => o.same(e.item?.subscription_provider,"voucher"),
  "size(item.subscription_provider) > 0": (e, t, w) => (o.size(e.item?.subscription_provider)>0),
  "item.unverified": (e, t, w) => e.item?.unverified,
  "!item.owner && !item.unverified": (e, t, w) => (!e.item?.owner&&!e.item?.unverified),
  "item.refunded && size(item.charged_by) == 0": (e, t, w) => (e.item?.refunded&&o.same(o.size(e.item?.charged_by),0)),
  "item.refunded && size(item.charged_by) > 0": (e, t, w) => (e.item?.refunded&&(o.size(e.item?.charged_by)>0)),
  "size(item.charged_by) > 0 && size(item.subscription_status) == 0": (e, t, w) => ((o.size(e.item?.charged_by)>0)&&o.same(o.size(e.item?.subscription_status),0)),
  "item.retried": (e, t, w) => e.item?.retried,
  "item.after_grant": (e, t, w) => e.item?.after_grant,
  "item.credited && !item.cancel_at_period_end": (e, t, w) => (e.item?.credited&&!e.item?.cancel_at_period_end),
  "item.credited && item.cancel_at_period_end": (e, t, w) => (e.item?.credited&&e.item?.cancel_at_period_end),
  "lower(item.subscription_status) == 'active' && item.charged_by == 'paypal' && size(item.expiry_date) == 0": (e, t, w) => ((o.same(f.lower.run(e,e.item?.subscription_status),"active")&&o.same(e.item?.charged_by,"paypal"))&&o.same(o.size(e.item?.expiry_date),0)),
  "item.is_premium && item.cancel_at_period_end && size(item.expiry_date) == 0": (e, t, w) => ((e.item?.is_premium&&e.item?.cancel_at_period_end)&&o.same(o.size(e.item?.expiry_date),0)),
  "item.owner && item.cancel_at_period_end && size(item.reactivate_until) == 0 && size(item.expiry_date) > 0": (e, t, w) => (((e.item?.owner&&e.item?.cancel_at_period_end)&&o.same(o.size(e.item?.reactivate_until),0))&&(o.size(e.item?.expiry_date)>0)),
  "item.owner && lower(item.subscription_status) == 'active' && item.subscription_provider == 'paypal' && !item.cancel_at_period_end && size(item.next_plan) == 0 && size(item.reactivate_until) == 0": (e, t, w) => (((((e.item?.owner&&o.same(f.lower.run(e,e.item?.subscription_status),"active"))&&o.same(e.item?.subscription_provider,"paypal"))&&!e.item?.cancel_at_period_end)&&o.same(o.size(e.item?.next_plan),0))&&o.same(o.size(e.item?.reactivate_until),0)),
  "size(item.charged_by) > 0 && lower(item.subscription_status) != 'active'": (e, t, w) => ((o.size(e.item?.charged_by)>0)&&!o.same(f.lower.run(e,e.item?.subscription_status),"active")),
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) > 0": (e, t, w) => (((o.same(f.lower.run(e,e.item?.subscription_status),"active")&&(o.same(e.item?.charged_by,"paypal")||(o.same(e.item?.subscription_provider,"paypal")&&!e.item?.cancel_at_period_end)))&&o.same(o.size(e.item?.waiting_plan),0))&&(o.size(e.item?.expiry_date)>0)),
  "item.id": (e, t, w) => e.item?.id,
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) > 0": (e, t, w) => ((o.same(f.lower.run(e,e.item?.subscription_status),"active")&&(o.same(e.item?.charged_by,"paypal")||(o.same(e.item?.subscription_provider,"paypal")&&!e.item?.cancel_at_period_end)))&&(o.size(e.item?.waiting_plan)>0)),
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) == 0": (e, t, w) => (((o.same(f.lower.run(e,e.item?.subscription_status),"active")&&(o.same(e.item?.charged_by,"paypal")||(o.same(e.item?.subscription_provider,"paypal")&&!e.item?.cancel_at_period_end)))&&o.same(o.size(e.item?.waiting_plan),0))&&o.same(o.size(e.item?.expiry_date),0)),
  "item.charged_by == 'paypal' && lower(item.subscription_status) != 'active'": (e, t, w) => (o.same(e.item?.charged_by,"paypal")&&!o.same(f.lower.run(e,e.item?.subscription_status),"active")),
  "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) > 0": (e, t, w) => (((((e.item?.owner&&o.same(e.item?.subscription_provider,"paypal"))&&e.item?.is_premium)&&e.item?.cancel_at_period_end)&&(o.size(e.item?.reactivate_until)>0))&&(o.size(e.item?.expiry_date)>0)),
  "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) == 0": (e, t, w) => (((((e.item?.owner&&o.same(e.item?.subscription_provider,"paypal"))&&e.item?.is_premium)&&e.item?.cancel_at_period_end)&&(o.size(e.item?.reactivate_until)>0))&&o.same(o.size(e.item?.expiry_date),0)),
  "item.status == 'paid'": (e, t, w) => o.same(e.item?.status,"paid"),
  "item.status == 'refunded'": (e, t, w) => o.same(e.item?.status,"refunded"),
  "item.status == 'partially_refunded'": (e, t, w) => o.same(e.item?.status,"partially_refunded"),
};

export const reads = {
  "size(soldPlans) > 1": [
    "soldPlans"
  ],
  "self.plan": [
    "self.plan"
  ],
  "(item.owner && !item.is_premium) || self.plan in item.available_plans": [
    "item.available_plans",
    "item.is_premium",
    "item.owner",
    "self.plan"
  ],
  "lists.servers.exists(s, s.unverified)": [
    "lists.servers",
    "lists.servers.*.unverified"
  ],
  "!lists.servers.exists(s, s.owner)": [
    "lists.servers",
    "lists.servers.*.owner"
  ],
  "user.signed_in": [
    "user.signed_in"
  ],
  "titles.plan": [
    "self.plan"
  ],
  "!user.signed_in": [
    "user.signed_in"
  ],
  "lists.servers.exists(s, (s.owner && !s.is_premium) || self.plan in s.available_plans)": [
    "lists.servers",
    "lists.servers.*.available_plans",
    "lists.servers.*.is_premium",
    "lists.servers.*.owner",
    "self.plan"
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
  "size(soldPlans) > 1 && size(item.plan) > 0": [
    "item.plan",
    "soldPlans"
  ],
  "item.cancel_at_period_end && size(item.expiry_date) > 0": [
    "item.cancel_at_period_end",
    "item.expiry_date"
  ],
  "lower(item.subscription_status) == 'active' || (item.is_premium && (item.subscription_provider != 'paypal' || item.cancel_at_period_end))": [
    "item.cancel_at_period_end",
    "item.is_premium",
    "item.subscription_provider",
    "item.subscription_status"
  ],
  "item.refunded": [
    "item.refunded"
  ],
  "size(item.subscription_status) == 0": [
    "item.subscription_status"
  ],
  "item.cancel_at_period_end && size(item.reactivate_until) > 0 && item.reactivate_until != item.expiry_date": [
    "item.cancel_at_period_end",
    "item.expiry_date",
    "item.reactivate_until"
  ],
  "size(item.next_plan) > 0": [
    "item.next_plan"
  ],
  "size(item.waiting_plan) > 0": [
    "item.waiting_plan"
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
  "item.unverified": [
    "item.unverified"
  ],
  "!item.owner && !item.unverified": [
    "item.owner",
    "item.unverified"
  ],
  "item.refunded && size(item.charged_by) == 0": [
    "item.charged_by",
    "item.refunded"
  ],
  "item.refunded && size(item.charged_by) > 0": [
    "item.charged_by",
    "item.refunded"
  ],
  "size(item.charged_by) > 0 && size(item.subscription_status) == 0": [
    "item.charged_by",
    "item.subscription_status"
  ],
  "item.retried": [
    "item.retried"
  ],
  "item.after_grant": [
    "item.after_grant"
  ],
  "item.credited && !item.cancel_at_period_end": [
    "item.cancel_at_period_end",
    "item.credited"
  ],
  "item.credited && item.cancel_at_period_end": [
    "item.cancel_at_period_end",
    "item.credited"
  ],
  "lower(item.subscription_status) == 'active' && item.charged_by == 'paypal' && size(item.expiry_date) == 0": [
    "item.charged_by",
    "item.expiry_date",
    "item.subscription_status"
  ],
  "item.is_premium && item.cancel_at_period_end && size(item.expiry_date) == 0": [
    "item.cancel_at_period_end",
    "item.expiry_date",
    "item.is_premium"
  ],
  "item.owner && item.cancel_at_period_end && size(item.reactivate_until) == 0 && size(item.expiry_date) > 0": [
    "item.cancel_at_period_end",
    "item.expiry_date",
    "item.owner",
    "item.reactivate_until"
  ],
  "item.owner && lower(item.subscription_status) == 'active' && item.subscription_provider == 'paypal' && !item.cancel_at_period_end && size(item.next_plan) == 0 && size(item.reactivate_until) == 0": [
    "item.cancel_at_period_end",
    "item.next_plan",
    "item.owner",
    "item.reactivate_until",
    "item.subscription_provider",
    "item.subscription_status"
  ],
  "size(item.charged_by) > 0 && lower(item.subscription_status) != 'active'": [
    "item.charged_by",
    "item.subscription_status"
  ],
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) > 0": [
    "item.cancel_at_period_end",
    "item.charged_by",
    "item.expiry_date",
    "item.subscription_provider",
    "item.subscription_status",
    "item.waiting_plan"
  ],
  "item.id": [
    "item.id"
  ],
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) > 0": [
    "item.cancel_at_period_end",
    "item.charged_by",
    "item.subscription_provider",
    "item.subscription_status",
    "item.waiting_plan"
  ],
  "lower(item.subscription_status) == 'active' && (item.charged_by == 'paypal' || (item.subscription_provider == 'paypal' && !item.cancel_at_period_end)) && size(item.waiting_plan) == 0 && size(item.expiry_date) == 0": [
    "item.cancel_at_period_end",
    "item.charged_by",
    "item.expiry_date",
    "item.subscription_provider",
    "item.subscription_status",
    "item.waiting_plan"
  ],
  "item.charged_by == 'paypal' && lower(item.subscription_status) != 'active'": [
    "item.charged_by",
    "item.subscription_status"
  ],
  "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) > 0": [
    "item.cancel_at_period_end",
    "item.expiry_date",
    "item.is_premium",
    "item.owner",
    "item.reactivate_until",
    "item.subscription_provider"
  ],
  "item.owner && item.subscription_provider == 'paypal' && item.is_premium && item.cancel_at_period_end && size(item.reactivate_until) > 0 && size(item.expiry_date) == 0": [
    "item.cancel_at_period_end",
    "item.expiry_date",
    "item.is_premium",
    "item.owner",
    "item.reactivate_until",
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
