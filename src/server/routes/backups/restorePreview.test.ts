import { describe, expect, test } from 'vitest';
import { type BackupSite, backupSitePerTest, TAVERN } from '../../../../tests/server/backupSite.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { HARBOUR_CHANNELS, HARBOUR_EMOJIS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../../simulators/demo/world.ts';

const GREETING = {
  welcome_enabled: true,
  welcome_message: 'Hello {user}',
  welcome_channel_id: HARBOUR_CHANNELS.welcome,
};
const CHANNEL = `channel:${HARBOUR_CHANNELS.welcome}`;
const reactions = (roles: object) => ({ emoji_roles: { message: 'Choose', roles } });

const engines = await availableEngines();
let tavern: BackupSite;

describe.each(engines)('the preview of a restore, in $name', (engine) => {
  backupSitePerTest(engine, (site) => {
    tavern = site;
  });

  test('contains a deleted channel, which can be replaced by another one', async () => {
    await tavern.save('customize/', { prefix: '!' });
    await tavern.save('welcome-leave/save/', GREETING);
    const id = await tavern.backUp('settings');
    await tavern.save('customize/', { prefix: '?' });
    await tavern.save('welcome-leave/save/', {
      welcome_enabled: false,
      welcome_channel_id: null,
      welcome_message: 'Bye',
    });
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    tavern.expireLists();

    const where = 'Welcome & Leave Messages › Welcome channel';
    const missing = { key: CHANNEL, kind: 'channel', id: HARBOUR_CHANNELS.welcome, name: 'welcome', count: 1, where };
    expect(await tavern.preview(id)).toMatchObject({
      refused: null,
      missing: [{ ...missing, types: ['text'], target: null }],
    });
    const mapping = { [CHANNEL]: HARBOUR_CHANNELS.rules };
    expect((await tavern.preview(id, tavern.owner, mapping)).missing).toMatchObject([
      { target: HARBOUR_CHANNELS.rules },
    ]);
    const rows = await tavern.historyRows();
    expect(await tavern.restore(id, tavern.owner, mapping)).toMatchObject({ status: 200, success: true });
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '!' });
    expect(await tavern.get('welcome-leave/')).toMatchObject({
      ...GREETING,
      welcome_channel_id: HARBOUR_CHANNELS.rules,
    });
    expect(await tavern.historyRows()).toBe(rows + 2);
  });

  test('proposes the only channel with the same name', async () => {
    await tavern.save('welcome-leave/save/', GREETING);
    const id = await tavern.backUp('settings');
    await tavern.save('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null });
    const { world } = tavern.site.discord;
    const old = world.guild(HARBOUR_TAVERN)?.channels.find((one) => one.id === HARBOUR_CHANNELS.welcome);
    world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    const rest = world.guild(HARBOUR_TAVERN)?.channels ?? [];
    if (!old) throw new Error('There is no such channel');
    const voice = { ...old, id: '77', type: 2 as const };
    world.setChannels(HARBOUR_TAVERN, [...rest, voice]);
    tavern.expireLists();
    expect((await tavern.preview(id)).missing).toMatchObject([{ key: CHANNEL, target: null }]);
    world.setChannels(HARBOUR_TAVERN, [...rest, { ...old, id: '78' }]);
    tavern.expireLists();
    expect((await tavern.preview(id)).missing).toMatchObject([{ key: CHANNEL, target: '78' }]);
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await tavern.get('welcome-leave/')).toMatchObject({ ...GREETING, welcome_channel_id: '78' });
    world.setChannels(HARBOUR_TAVERN, [...rest, { ...old, id: '78' }, { ...old, id: '79' }]);
    await tavern.save('welcome-leave/save/', { welcome_enabled: false, welcome_channel_id: null });
    tavern.expireLists();
    expect((await tavern.preview(id)).missing).toMatchObject([{ key: CHANNEL, target: null }]);
  });

  test('contains a deleted category, which only a category can replace', async () => {
    const { taproomCategory, quayCategory, rules } = HARBOUR_CHANNELS;
    const voice = (category: string | null) => tavern.save('temporary-voice/save/', { parent_category_id: category });
    await voice(taproomCategory);
    const id = await tavern.backUp('settings');
    await voice(null);
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, taproomCategory);
    tavern.expireLists();
    const key = `category:${taproomCategory}`;
    const missing = { key, kind: 'category', id: taproomCategory, name: 'The Taproom', count: 1, target: null };
    expect((await tavern.preview(id)).missing).toMatchObject([missing]);
    // A channel cannot replace a category.
    expect((await tavern.restore(id, tavern.owner, { [key]: rules })).status).toBe(200);
    expect(await tavern.get('temporary-voice/')).toMatchObject({ parent_category_id: null });
    expect((await tavern.restore(id, tavern.owner, { [key]: quayCategory })).status).toBe(200);
    expect(await tavern.get('temporary-voice/')).toMatchObject({ parent_category_id: quayCategory });
  });

  test('contains a deleted emoji, which the only one with its name or another one can replace', async () => {
    const { anchor, parrot } = HARBOUR_EMOJIS;
    const NEW = '998877665544332211';
    const { sailor } = HARBOUR_ROLES;
    const shown = async () => (await tavern.get('reactroles/')).emoji_roles.roles;
    await tavern.save('reactroles/save/', reactions({ [`<:anchor:${anchor}>`]: sailor }));
    const id = await tavern.backUp('settings');
    await tavern.save('reactroles/save/', reactions({}));
    const guild = tavern.site.discord.world.guild(HARBOUR_TAVERN);
    if (!guild) throw new Error('There is no such server.');
    const [old, ...rest] = guild.emojis;
    if (old?.id !== anchor) throw new Error('Its first emoji is another one.');
    guild.emojis = rest;
    tavern.expireLists();
    const key = `emoji:${anchor}`;
    const missing = { key, kind: 'emoji', id: anchor, name: 'anchor', count: 1 };
    expect((await tavern.preview(id)).missing).toMatchObject([{ ...missing, target: null }]);
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await shown()).toEqual({});

    const other = { [key]: `<:parrot:${parrot}>` };
    expect((await tavern.preview(id, tavern.owner, other)).missing).toMatchObject([{ ...missing, target: other[key] }]);
    expect((await tavern.restore(id, tavern.owner, other)).status).toBe(200);
    expect(await shown()).toEqual({ [`<:parrot:${parrot}>`]: sailor });

    guild.emojis = [...rest, { ...old, id: NEW }];
    tavern.expireLists();
    expect((await tavern.preview(id)).missing).toMatchObject([{ ...missing, target: `<:anchor:${NEW}>` }]);
    expect((await tavern.restore(id)).status).toBe(200);
    expect(await shown()).toEqual({ [`<:anchor:${NEW}>`]: sailor });
    guild.emojis = [...rest, { ...old, id: NEW }, { ...old, id: '998877665544332212' }];
    await tavern.save('reactroles/save/', reactions({}));
    tavern.expireLists();
    expect((await tavern.preview(id)).missing).toMatchObject([{ ...missing, target: null }]);
  });

  test('contains roles that the bot can no longer assign, and never proposes them', async () => {
    const { sailor, regular, bot } = HARBOUR_ROLES;
    await tavern.save('reactroles/save/', reactions({ '⚓': sailor, '🍺': regular }));
    const id = await tavern.backUp('settings');
    await tavern.save('reactroles/save/', reactions({ '🍺': regular }));
    const { world } = tavern.site.discord;
    const roles = world.guild(HARBOUR_TAVERN)?.roles ?? [];
    const positions: Record<string, number> = { [sailor]: 12, [bot]: 7 };
    world.setRoles(
      HARBOUR_TAVERN,
      roles.map((role) => ({ ...role, position: positions[role.id] ?? role.position })),
    );
    tavern.expireLists();
    const key = `role:${sailor}`;
    const shown = await tavern.preview(id);
    expect(shown.missing).toMatchObject([{ key, name: 'Sailor', count: 1, target: null }]);
    expect(shown.left_out).toMatchObject([
      { message: 'It needs something that is no longer in the server, or that the bot cannot use: Sailor.' },
    ]);
    expect((await tavern.preview(id, tavern.owner, { [key]: sailor })).changes).toEqual([]);
    expect((await tavern.restore(id)).status).toBe(200);
    expect((await tavern.get('reactroles/')).emoji_roles.roles).toEqual({ '🍺': regular });
    expect((await tavern.restore(id, tavern.owner, { [key]: HARBOUR_ROLES.verified })).status).toBe(200);
    expect((await tavern.get('reactroles/')).emoji_roles.roles).toEqual({
      '⚓': HARBOUR_ROLES.verified,
      '🍺': regular,
    });
  });

  test('leaves out what is missing without a replacement, and what needs it', async () => {
    const { sailor, regular } = HARBOUR_ROLES;
    await tavern.save('reactroles/save/', reactions({ '⚓': sailor, '🍺': regular }));
    await tavern.save('welcome-leave/save/', GREETING);
    const id = await tavern.backUp('settings');
    await tavern.save('reactroles/save/', reactions({}));
    await tavern.save('welcome-leave/save/', {
      welcome_enabled: false,
      welcome_channel_id: null,
      welcome_message: 'Bye',
    });
    tavern.site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    tavern.site.discord.world.deleteRole(HARBOUR_TAVERN, sailor);
    tavern.expireLists();
    const shown = await tavern.preview(id);
    expect(shown.missing.map(({ name }: { name: string }) => name).sort()).toEqual(['Sailor', 'welcome']);
    expect(shown.left_out).toEqual([
      expect.objectContaining({
        message: 'It needs something that is no longer in the server, or that the bot cannot use: Sailor.',
      }),
      {
        title: 'Welcome & Leave Messages › Send a welcome message',
        message: 'Please select a channel for welcome messages',
      },
    ]);
    expect((await tavern.restore(id, tavern.owner, { [CHANNEL]: null })).status).toBe(200);
    expect((await tavern.get('reactroles/')).emoji_roles.roles).toEqual({ '🍺': regular });
    expect(await tavern.get('welcome-leave/')).toMatchObject({
      welcome_enabled: false,
      welcome_message: 'Hello {user}',
    });
  });

  test('names missing channels that only the list of channels in the backup names', async () => {
    const id = await tavern.backUp('full');
    const row = await tavern.site.store.backups.read(HARBOUR_TAVERN, id);
    const value = JSON.parse(row?.value ?? '');
    const gone = [
      { id: '61', name: 'pier', type: 0 },
      { id: '62', name: 'Cabin', type: 2 },
      { id: '63', name: 'Docks', type: 4 },
    ];
    value.channels.push(...gone.map((channel) => ({ ...value.channels[0], ...channel })));
    const set = (document: string, settings: object) => {
      value.settings[document] = { ...value.settings[document], value: settings };
    };
    set('welcomeLeave.settings', { welcome_channel_id: '61' });
    set('tempVoice.settings', { hub_channel_id: '62', parent_category_id: '63' });
    await tavern.store('full', { ...value, names: {} });
    const [{ id: stored }] = await tavern.list();
    const shown = (await tavern.preview(stored)).missing.map(({ key, name }: Record<string, string>) => [key, name]);
    expect(Object.fromEntries(shown)).toEqual({
      'channel:61': 'pier',
      'voiceChannel:62': 'Cabin',
      'category:63': 'Docks',
    });
  });

  test('says why the user cannot restore it', async () => {
    await tavern.save('customize/', { prefix: '!' });
    const id = await tavern.backUp('full');
    await tavern.save('customize/', { prefix: '?' });
    await tavern.save('settings/', { admin_modify: false });
    const lists = `backups/${id}/restore-lists/`;
    const forbidden = 'You do not have permission to modify settings';
    expect(await tavern.preview(id, tavern.admin)).toMatchObject({ status: 200, refused: forbidden });
    expect(await tavern.get(lists, tavern.admin)).toMatchObject({ status: 200, refused: forbidden });
    expect((await tavern.restore(id, tavern.admin)).status).toBe(403);
    await tavern.site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
    const locked = 'Server backup is available only for premium servers';
    expect(await tavern.preview(id)).toMatchObject({ status: 200, refused: locked });
    expect(await tavern.get(lists)).toMatchObject({ status: 200, differences: [], refused: locked });
    expect((await tavern.restore(id)).status).toBe(403);
    expect(await tavern.get('customize/')).toMatchObject({ prefix: '?' });
  });

  test('is refused while it is unknown whether what it refers to exists', async () => {
    const settings = { 'welcomeLeave.settings': { version: 0, value: GREETING } };
    await tavern.store('settings', { settings, names: { [CHANNEL]: 'welcome' } });
    const [{ id }] = await tavern.list();
    await tavern.site.discord.close();
    expect(await tavern.preview(id)).toMatchObject({
      status: 200,
      changes: [],
      refused: expect.stringMatching(/could not be checked/),
    });
    expect((await tavern.restore(id)).status).toBe(503);
    expect(await tavern.get('welcome-leave/')).toMatchObject({ welcome_enabled: false });
  });

  test('refuses an invalid mapping', async () => {
    const id = await tavern.backUp('settings');
    for (const mapping of [[], 'x', { x: '1' }, { 'role:1': 2 }, { 'role:1': '' }]) {
      const answer = await tavern.post(`backups/${id}/restore/`, { mapping }, tavern.owner, { 'if-match': '*' });
      expect([mapping, answer.status]).toEqual([mapping, 400]);
    }
    const broken = await tavern.owner('GET', `${TAVERN}/backups/${id}/restore/?mapping=%7B`);
    expect(broken.statusCode).toBe(400);
  });
});
