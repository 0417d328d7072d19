import type { Field, ModuleSpec } from '../../src/language/model.ts';
import { forPlan, type PlannedField } from '../../src/language/plans.ts';
import type { PlanEntry } from './product.ts';

/** The page of `generated/reference/` that describes a module: its calls, fields, limits on each plan, and rules. */
export function referencePage(spec: ModuleSpec, plans: readonly PlanEntry[]): string {
  const parts = [`# ${spec.screen.title}`, '', '<!-- Made by `npm run generate` from schemas/. Do not edit. -->', ''];
  if (spec.screen.description) parts.push(spec.screen.description, '');
  if (spec.screen.placeholder) parts.push(spec.screen.placeholder, '');
  for (const { plan, rule, message } of spec.requires ?? []) {
    const condition = plan ? `the ${plans.find(({ id }) => id === plan)?.title ?? plan} plan` : `\`${rule}\``;
    parts.push(`Needs ${condition}, or a save is refused with '${message}'.`, '');
  }
  if (spec.calls) {
    parts.push('## Calls', '', '| document | load | save | fields |', '|---|---|---|---|');
    for (const { id, load, save, fields } of spec.calls.documents) {
      const path = (part: string) => `/auth/guilds/{guildId}/${part}`;
      parts.push(`| ${id} | GET ${path(load.path)} | POST ${path(save.path)} | ${fields.join(', ')} |`);
    }
    parts.push('');
  }
  const rows = fieldRows(spec, plans);
  if (rows.length > 0) {
    parts.push(
      '## Settings',
      '',
      `| setting | title | type | default | ${plans.map(({ title }) => title).join(' | ')} |`,
    );
    parts.push(`|---|---|---|---|${plans.map(() => '---|').join('')}`, ...rows, '');
  }
  if (spec.rules.length > 0) {
    parts.push('## Rules', '', '| at | must hold | sentence |', '|---|---|---|');
    for (const { each, when, rule, at, message, severity } of spec.rules) {
      const condition = [when && `when \`${cell(when)}\``, `\`${cell(rule)}\``].filter(Boolean).join(': ');
      const place = each ? `${each}.*.${at}` : at;
      parts.push(`| ${place} | ${condition} | ${cell(message)}${severity === 'warning' ? ' (warning)' : ''} |`);
    }
    parts.push('');
  }
  return parts.join('\n');
}

function fieldRows(spec: ModuleSpec, plans: readonly PlanEntry[]): string[] {
  const rows: string[] = [];
  const visit = (path: string, field: Field, planned: PlannedField[]) => {
    const limits = planned.map((one) => cell(limitsText(one)));
    rows.push(
      `| ${path} | ${cell(field.title ?? '')} | ${[field.type].flat().join(' or ')} | ${cell(JSON.stringify(field.default))} | ${limits.join(' | ')} |`,
    );
    for (const [name, part] of Object.entries(field.items?.properties ?? {})) {
      visit(
        `${path}.*.${name}`,
        part,
        planned.map((one) => one.items?.properties?.[name] as PlannedField),
      );
    }
    for (const [name, part] of Object.entries(field.properties ?? {})) {
      visit(
        `${path}.${name}`,
        part,
        planned.map((one) => one.properties?.[name] as PlannedField),
      );
    }
  };
  const byPlan = plans.map(({ id }) => forPlan(spec, id).fields);
  for (const [name, field] of Object.entries(spec.settings.properties)) {
    visit(
      name,
      field,
      byPlan.map((fields) => fields[name] as PlannedField),
    );
  }
  return rows;
}

function limitsText(field: PlannedField): string {
  const range = (low: number | undefined, high: number | undefined, what: string) => {
    if (low === undefined && high === undefined) return undefined;
    if (low === undefined) return `at most ${high} ${what}`;
    if (high === undefined) return `at least ${low} ${what}`;
    return `${low} to ${high} ${what}`;
  };
  const parts = [
    field.locked && `locked: ${field.lockMessage}`,
    range(field.minLength, field.maxLength, 'characters'),
    range(field.minimum, field.maximum, ''),
    field.exclusiveMinimum !== undefined && `above ${field.exclusiveMinimum}`,
    range(field.minItems, field.maxItems, 'entries'),
    field.enum && `one of ${field.enum.join(', ')}`,
    ...(field.limits ?? []).map(({ when, maxLength, maxLines }) =>
      [`when ${when}:`, maxLength && `at most ${maxLength} characters`, maxLines && `${maxLines} lines`]
        .filter(Boolean)
        .join(' '),
    ),
  ];
  return parts
    .filter(Boolean)
    .map((part) => String(part).trim())
    .join('; ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
