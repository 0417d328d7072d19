import type { Config } from '../../configuration/config.ts';
import type { ShownFigures } from './figures.ts';

/** The invite link of the landing page requests the Administrator permission. */
const INVITE_PERMISSIONS = '8';

/** The public configuration of the installation, for the browser. */
export function siteConfig(
  { discord, supportMail, supportUrl, guideUrl, seller, demo }: Config,
  productName: string,
  shown: ShownFigures,
) {
  return {
    client_id: discord.clientId,
    authorize_url: discord.authorizeUrl,
    invite_url: inviteUrl(discord),
    cdn_base: discord.cdnUrl,
    support_mail: supportMail,
    support_url: supportUrl || `mailto:${supportMail}`,
    guide_url: guideUrl,
    seller_name: seller.name,
    seller_address: seller.address.join(', '),
    seller_vat_id: seller.vatId,
    demo,
    product_name: productName,
    ...shown,
  };
}

/** Discord's page that adds the bot to a server. */
function inviteUrl({ authorizeUrl, clientId }: Config['discord']): string {
  const url = new URL(authorizeUrl);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('scope', 'bot applications.commands');
  url.searchParams.set('permissions', INVITE_PERMISSIONS);
  return url.href;
}
