/** Currencies of PayPal's REST API: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const PAYPAL = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD';
/** Those of which that page says that amounts with decimals are an error, whatever ISO 4217 says. */
const WHOLE = ['HUF', 'JPY', 'TWD'];

/** The currencies in which PayPal takes amounts with two decimals, which every price has. */
export const payableCurrencies: readonly string[] = PAYPAL.split(' ').filter((currency) => !WHOLE.includes(currency));
