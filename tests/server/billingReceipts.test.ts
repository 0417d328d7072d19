import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, startBillingSite } from './billingSite.ts';
import { pdfText } from './pdf.ts';

let site: BillingSite;
beforeEach(async () => {
  site = await startBillingSite();
});
afterEach(() => site.close());

const invoices = async () => (await site.owner('GET', '/auth/premium/my-invoices/')).json().invoices;

describe('a receipt', () => {
  test("is a PDF with a fixed number, in the reader's language", async () => {
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id, number, created_at, ...invoice }] = await invoices();
    expect(invoice).toMatchObject({
      guild_name: 'Quiet Library',
      plan: 'premium',
      amount_due: 499,
      currency: 'EUR',
      status: 'paid',
    });
    expect(number).toBe('R-000001');
    const get = (language: string) =>
      site.owner('GET', `/auth/premium/invoice/${invoice_id}/`, { headers: { 'accept-language': language } });
    const [english, romanian, again] = [await get('en'), await get('ro'), await get('en')];
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-R-000001.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(english.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(english.rawPayload.equals(again.rawPayload)).toBe(true);
    const text = pdfText(english.rawPayload);
    for (const part of [
      'Receipt',
      'R-000001',
      '4.99 EUR',
      'Quiet Library',
      QUIET_LIBRARY,
      'PayPal',
      'Guildhall Premium, one month',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(created_at)),
    );
    const translated = pdfText(romanian.rawPayload);
    for (const part of ['Chitanță', 'Numărul chitanței', 'R-000001', 'Întrebări?', 'Plătită'])
      expect(translated).toContain(part);
    for (const secret of ['buyer@example.com', 'Buyer']) expect(text).not.toContain(secret);
    await site.paypal.control.refund(String(site.paypal.control.subscriptions()[0]?.id));
    await site.eventsApplied();
    const refunded = pdfText((await get('en')).rawPayload);
    for (const part of ['R-000001', 'Amount refunded', '−4.99 EUR', '0.00 EUR']) expect(refunded).toContain(part);
  });

  test("has the payer's country and its tax if the provider reports it", async () => {
    await site.close();
    site = await startBillingSite({ VAT_RATES: 'DE 19, RO 21' });
    const receipt = async () => {
      const [{ invoice_id }] = await invoices();
      const headers = { 'accept-language': 'en' };
      return pdfText((await site.owner('GET', `/auth/premium/invoice/${invoice_id}/`, { headers })).rawPayload);
    };
    site.paypal.control.setCountry('DE');
    await site.buy(QUIET_LIBRARY);
    for (const part of ['Germany', '4.19 EUR', 'VAT 19%, included', '0.80 EUR'])
      expect(await receipt()).toContain(part);
    // Past payments do not change.
    site.paypal.control.setCountry('RO');
    expect(await receipt()).toContain('Germany');
  });

  test('keeps the seller of its day', async () => {
    await site.close();
    site = await startBillingSite({
      SELLER_NAME: 'Harbour SRL',
      SELLER_ADDRESS: 'Pier 4|Tulcea',
      SELLER_VAT_ID: 'RO 7',
    });
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id }] = await invoices();
    const lines = async () => {
      const headers = { 'accept-language': 'en' };
      const { rawPayload } = await site.owner('GET', `/auth/premium/invoice/${invoice_id}/`, { headers });
      return pdfText(rawPayload);
    };
    const receipt = await lines();
    for (const part of ['Harbour SRL', 'Pier 4', 'Tulcea', 'RO 7']) expect(receipt).toContain(part);
    site.config.seller = { name: 'Lighthouse SRL', address: ['Quay 9'], vatId: 'RO 8' };
    expect(await lines()).toBe(receipt);
    await site.store.db.updateTable('invoices').set({ seller: null }).execute();
    for (const part of ['Lighthouse SRL', 'Quay 9', 'RO 8']) expect(await lines()).toContain(part);
  });

  test('is in the language that its link names, whatever the browser prefers, and so is a failure', async () => {
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id }] = await invoices();
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en', cookie: 'language=en' };
    const get = (id: string, query: string) => site.owner('GET', `/auth/premium/invoice/${id}/${query}`, { headers });
    const languages = async (id: string) =>
      Promise.all(
        ['', '?language=ro', '?language=xx', '?language=ro&language=en'].map(
          async (query) => (await get(id, query)).headers['content-language'],
        ),
      );
    expect(await languages(invoice_id)).toEqual(['en', 'ro', 'en', 'en']);
    expect(await languages('none')).toEqual(['en', 'ro', 'en', 'en']);
    expect(pdfText((await get(invoice_id, '?language=ro')).rawPayload)).toContain('Chitanță');
  });

  test('is for its payer only', async () => {
    await site.buy(QUIET_LIBRARY);
    const [{ invoice_id }] = await invoices();
    const url = `/auth/premium/invoice/${invoice_id}/`;
    expect((await (await site.visit())('GET', url)).statusCode).toBe(401);
    for (const login of ['admin', 'member']) {
      const other = await site.visit(login);
      expect((await other('GET', url)).statusCode).toBe(404);
      expect((await other('GET', '/auth/premium/my-invoices/')).json()).toEqual({ invoices: [] });
    }
  });
});
