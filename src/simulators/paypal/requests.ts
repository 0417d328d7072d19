import { eventTypes } from './events.ts';

/**
 * The schemas of request bodies. Fields that are not simulated are refused, not ignored, to prevent wrong conclusions:
 * there are no trials, tiers, taxes, setup fees, quantities and cards.
 */
const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength });
const money = {
  type: 'object',
  additionalProperties: false,
  required: ['currency_code', 'value'],
  properties: { currency_code: text(3, 3), value: { type: 'string', pattern: '^\\d+([.]\\d{1,2})?$', maxLength: 32 } },
};

const body = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const product = body(['name', 'type'], {
  id: { ...text(50, 6), not: { pattern: '^PROD-' } },
  name: text(127),
  description: text(256),
  type: { enum: ['PHYSICAL', 'DIGITAL', 'SERVICE'] },
  category: { type: 'string', pattern: '^[A-Z_]+$', minLength: 4, maxLength: 256 },
  image_url: { ...text(2000), format: 'uri' },
  home_url: { ...text(2000), format: 'uri' },
});

export const plan = body(['name', 'billing_cycles', 'payment_preferences', 'product_id'], {
  product_id: text(50, 6),
  name: text(127),
  description: text(127),
  status: { enum: ['CREATED', 'INACTIVE', 'ACTIVE'] },
  billing_cycles: {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    items: body(['frequency', 'tenure_type', 'sequence', 'pricing_scheme'], {
      frequency: body(['interval_unit'], {
        interval_unit: { enum: ['DAY', 'WEEK', 'MONTH', 'YEAR'] },
        interval_count: { type: 'integer', minimum: 1, maximum: 365 },
      }),
      tenure_type: { enum: ['REGULAR'] },
      sequence: { type: 'integer', minimum: 1, maximum: 1 },
      total_cycles: { type: 'integer', minimum: 0, maximum: 999 },
      pricing_scheme: body(['fixed_price'], { fixed_price: money }),
    }),
  },
  payment_preferences: body([], {
    auto_bill_outstanding: { type: 'boolean' },
    payment_failure_threshold: { type: 'integer', minimum: 0, maximum: 999 },
  }),
});

const customId = { ...text(127), pattern: '^[\\x20-\\x7E]+$' };

export const subscription = body(['plan_id', 'application_context'], {
  plan_id: text(50, 3),
  start_time: { ...text(64, 20), format: 'date-time' },
  custom_id: customId,
  subscriber: body([], { email_address: text(254), name: body([], { given_name: text(140), surname: text(140) }) }),
  application_context: body(['return_url', 'cancel_url'], {
    brand_name: text(127),
    locale: { type: 'string', pattern: '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$' },
    shipping_preference: { enum: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'] },
    user_action: { enum: ['CONTINUE', 'SUBSCRIBE_NOW'] },
    payment_method: body([], {
      payer_selected: { enum: ['PAYPAL'] },
      payee_preferred: { enum: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'] },
    }),
    return_url: { ...text(4000, 10), format: 'uri' },
    cancel_url: { ...text(4000, 10), format: 'uri' },
  }),
});

export const subscriptionPatch = {
  type: 'array',
  minItems: 1,
  items: body(['op', 'path', 'value'], {
    op: { enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
    path: { type: 'string' },
    value: {},
  }),
};

export const reason = body(['reason'], { reason: text(128) });
/** For activation, where the reason is optional. */
export const optionalReason = { ...body([], { reason: text(128) }), type: ['object', 'null'] };

const eventNames = {
  type: 'array',
  minItems: 1,
  maxItems: 500,
  items: body(['name'], { name: { enum: ['*', ...eventTypes.map(({ name }) => name)] } }),
};
const url = { type: 'string', format: 'uri', maxLength: 2048 };

export const webhook = body(['url', 'event_types'], { url, event_types: eventNames });

export const webhookPatch = {
  type: 'array',
  minItems: 1,
  items: {
    oneOf: [
      body(['op', 'path', 'value'], { op: { const: 'replace' }, path: { const: '/url' }, value: url }),
      body(['op', 'path', 'value'], { op: { const: 'replace' }, path: { const: '/event_types' }, value: eventNames }),
    ],
  },
};

export const resend = {
  ...body([], { webhook_ids: { type: 'array', maxItems: 500, items: { type: 'string' } } }),
  type: ['object', 'null'],
};

const signatureParts = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
];

export const verification = body([...signatureParts, 'webhook_event'], {
  ...Object.fromEntries(signatureParts.map((name) => [name, text(500)])),
  webhook_event: { type: 'object' },
});
