import type { CompiledModule } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { Refusal, refusal, sentenceText } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { Preview } from '../../api/proposals.ts';
import type { TransferRequest } from '../../api/transfer.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { applyProposal, exactEtag, previewOf, refusedPreview } from '../proposals/applyProposal.ts';
import { planProposal } from '../proposals/planProposal.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { runOnce } from '../requests/runOnce.ts';
import type { Services } from '../services.ts';
import type { ForeignSettings } from './foreignSettings.ts';
import { presetFile } from './presets.ts';
import { documentsOf, readFile } from './readFile.ts';
import { readServerSettings } from './serverSettings.ts';

/** A transfer of settings to a server, as a user has requested it. */
export interface Transfer {
  /** To the server that gets the settings. */
  access: RequestAccess;
  request: TransferRequest;
  /** Finds the access of the user to the server that the settings are from. @throws Refusal if they may not read it */
  openSource(guildId: string): Promise<RequestAccess>;
}

/**
 * Previews a transfer in the language of the request.
 * @returns the ETag too, unless the transfer would be refused as a whole
 * @throws Refusal if the source cannot be read
 */
export async function previewTransfer(
  services: Services,
  transfer: Transfer,
): Promise<{ preview: Preview; etag?: string }> {
  const { access } = transfer;
  const proposal = await proposalOf(services, transfer);
  const formatSentence = sentenceFormatter(access.language);
  const refused = access.rights.can_modify ? null : formatSentence('error.access');
  try {
    const plan = await planProposal(services, access, proposal);
    return { preview: previewOf(plan, refused), ...(refused === null && { etag: exactEtag(plan) }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why = refused ?? sentenceText(error.sentence, formatSentence);
    return { preview: refusedPreview(why) };
  }
}

/**
 * Writes what the preview of a transfer has shown, in one transaction.
 * @throws Refusal 403, 428 without If-Match, 412 with a new preview if either side has changed since
 */
export async function applyTransfer(
  services: Services,
  transfer: Transfer,
  ifMatch: string | undefined,
  keyed?: KeyedAction,
): Promise<void> {
  const { access } = transfer;
  if (!access.rights.can_modify) throw refusal(403, 'error.access');
  await runOnce(services.store.keyedActions, keyed, async () => {
    const propose = () => proposalOf(services, transfer);
    await applyProposal(services, access, propose, { ifMatch, etagOf: exactEtag, keyed });
    return null;
  });
}

async function proposalOf(services: Services, transfer: Transfer): Promise<Proposal> {
  const { select, mapping } = transfer.request;
  const foreign = await readSource(services, transfer, (module) => !select || Object.hasOwn(select, module));
  const documents = services.catalogue.modules.flatMap((module) => {
    const settings = foreign.settings.get(module.spec.id);
    return settings ? documentsOf(module, settings) : [];
  });
  const ownersOnly = new Set(
    services.catalogue.modules.flatMap(({ spec: { id, settings } }) =>
      Object.entries(settings.properties).flatMap(([name, { access }]) =>
        access === 'owner' ? [`${id}.${name}`] : [],
      ),
    ),
  );
  return {
    settings: Object.fromEntries(documents),
    names: foreign.names,
    isForeign: true,
    cause: foreign.cause,
    omissions: foreign.omissions,
    mapping,
    takes(module, setting) {
      const names = !select ? null : Object.hasOwn(select, module) ? select[module] : [];
      // Who is let in to one server says nothing about another: such settings have to be named.
      if (names === null) return !ownersOnly.has(`${module}.${setting}`);
      return Boolean(names?.includes(setting));
    },
  };
}

async function readSource(
  services: Services,
  { access, request: { source }, openSource }: Transfer,
  isWanted: (module: string) => boolean,
): Promise<ForeignSettings> {
  const { catalogue } = services;
  const { language } = access;
  if (source.from === 'server') {
    if (source.guild_id === access.guild.id) throw refusal(400, 'transfer.sameServer');
    const opened = await openSource(source.guild_id);
    const { modules, names } = await readServerSettings(services, opened, isWanted);
    const details = { kind: 'copy', name: opened.guild.name } as const;
    return { settings: modules, names, omissions: [], cause: { kind: 'copy', details } };
  }
  const file = source.from === 'file' ? source.file : presetFile(catalogue, source.preset, language);
  const cause =
    source.from === 'file'
      ? ({ kind: 'import', details: { kind: 'import', name: nameIn(file) } } as const)
      : ({ kind: 'preset', details: { kind: 'preset', id: source.preset } } as const);
  const read = readFile(file, {
    catalogue,
    isWanted,
    inLanguage: (module: CompiledModule) => catalogue.inLanguage(module, language),
    formatSentence: sentenceFormatter(language),
  });
  return { ...read, cause };
}

/** The name of the server that a file is from; empty if it does not say. */
function nameIn(file: unknown): string {
  return isObject(file) && typeof file.server === 'string' ? file.server.slice(0, 100) : '';
}
