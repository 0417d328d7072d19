import type { Config } from '../../configuration/config.ts';

/** The landing page's link asks for the right of an administrator. */
const INVITE_PERMISSIONS = '8';

/** What the browser needs to know of this installation. */
export function siteConfig({ discord, supportMail, supportUrl, guideUrl, seller, demo }: Config, productName: string) {
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
  };
}

/** The provider's page that adds the bot to a server of the visitor's choice. */
function inviteUrl({ authorizeUrl, clientId }: Config['discord']): string {
  const url = new URL(authorizeUrl);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('scope', 'bot applications.commands');
  url.searchParams.set('permissions', INVITE_PERMISSIONS);
  return url.href;
}
