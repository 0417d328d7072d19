import { type Html, html, page as wholePage } from '../common/html.ts';
import type { AuthorizeRequest } from './authorizeRequest.ts';
import type { Guild, User } from './world.ts';

const page = (title: string, body: Html) => wholePage('Discord', title, body);

const scopeTexts: Record<string, string> = {
  identify: 'See your name and avatar',
  email: 'See your email address',
  guilds: 'See which servers you are in',
  'guilds.members.read': 'See your roles in those servers',
  bot: 'Add a bot to a server',
  'applications.commands': 'Create commands in that server',
};

const scopeList = (request: AuthorizeRequest) => html`<h2>It will be able to</h2>
<ul>${request.scopes.map((scope) => html`<li>${scopeTexts[scope] ?? scope}</li>`)}</ul>`;

const cancel = html`<button class="quiet" name="decision" value="cancel" formnovalidate>Cancel</button>`;

/** Asks which demo user signs in. */
export function consentPage(product: string, request: AuthorizeRequest, users: readonly User[]): string {
  const choices = users.map(
    ({ login = '', about = '' }) => html`<li>
<button name="user" value="${login}" aria-describedby="about-${login}">Continue as ${login}</button>
<p class="about" id="about-${login}">${about}</p>
</li>`,
  );
  return page(
    `Sign in to ${product}`,
    html`<h1>${product} wants to know who you are</h1>
${scopeList(request)}
<form method="post">
<h2>Choose a demo user</h2>
<ul class="choices">${choices}</ul>
${cancel}
</form>`,
  );
}

/** Asks whether the bot may join; a single guild is preselected. */
export function addBotPage(
  product: string,
  request: AuthorizeRequest,
  actor: User | undefined,
  guilds: readonly Guild[],
): string {
  const [only] = guilds;
  const choice =
    guilds.length === 1 && only
      ? html`<p class="guild">Server <strong>${only.name}</strong></p>
<input type="hidden" name="guild" value="${only.id}">`
      : html`<label for="guild">Server</label>
<select id="guild" name="guild">${guilds.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select>`;
  const permissions = String(request.bot?.permissions ?? 0n);
  return page(
    `Add ${product} to a server`,
    html`<h1>Add ${product} to a server</h1>
${actor ? html`<p>Signed in as <strong>${actor.globalName ?? actor.username}</strong>.</p>` : html``}
${scopeList(request)}
<p>Permissions asked for: <code>${permissions}</code>${permissions === '8' ? ' (administrator)' : ''}</p>
<form method="post">
${choice}
<div class="actions">
<button name="decision" value="authorize">Authorize</button>
${cancel}
</div>
</form>`,
  );
}

/** Shows a message: a refusal, or the end of an invitation without a redirect. */
export function notePage(title: string, text: string): string {
  return page(title, html`<h1>${title}</h1><p>${text}</p>`);
}
