import type { Finding, ProjectLint } from '../types.ts';
import { payableCurrencies } from './payableCurrencies.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Plans have names of their own, each keeps as much history as those below it, and what everybody has is not for sale. */
export const planEntries: ProjectLint = (project) => {
  const { file, entries } = project.plans;
  const found = entries.flatMap(({ title, history, prices }, index): Finding[] => {
    const pointer = ['plans', index];
    const below = entries.slice(0, index);
    const less: Finding[] = [];
    const more = below.find((plan) => plan.history.days > history.days);
    if (more) {
      const reason = `\`days\` is ${history.days}, but ${more.history.days} on the lower plan '${more.id}'.`;
      const advice = 'A higher plan keeps at least as much: change one of them.';
      less.push({ file, pointer: [...pointer, 'history', 'days'], reason, advice });
    }
    const namesake = below.find((plan) => plan.title.trim().toLowerCase() === title.trim().toLowerCase());
    if (namesake) {
      const reason = `The plan '${namesake.id}' has the same title, so nobody can tell them apart.`;
      less.push({ file, pointer: [...pointer, 'title'], reason, advice: 'Change one of them.' });
    }
    if (index === 0 && prices) {
      const reason = 'Every server has the lowest plan, so nobody can buy it.';
      const advice = 'Remove its prices, or add a plan without prices below it.';
      less.push({ file, pointer: [...pointer, 'prices'], at: 'key', reason, advice });
    }
    return less;
  });
  return [...found, ...pricesOf(project)];
};

/** The prices of a plan agree with each other: a year costs no more than twelve months, and a discount is what it says. */
const pricesOf: ProjectLint = ({ plans: { file, entries } }) =>
  entries.flatMap(({ prices = {} }, index): Finding[] => {
    const found: Finding[] = [];
    const add = (key: string, reason: string, advice: string) =>
      found.push({ file, pointer: ['plans', index, 'prices', key], reason, advice });
    if (prices.currency !== undefined && !CURRENCIES.has(prices.currency)) {
      add('currency', `There is no currency '${prices.currency}'.`, 'Write a code of three letters, like EUR.');
    } else if (prices.currency !== undefined && !payableCurrencies.includes(prices.currency)) {
      const reason = `PayPal takes no payments in ${prices.currency}, or only without decimals.`;
      add('currency', reason, `Choose one of ${payableCurrencies.join(', ')}.`);
    }
    const amounts = ['monthly', 'yearly', 'monthlyList', 'yearlyList'].filter((key) => prices[key] !== undefined);
    for (const key of amounts) {
      if (Number(prices[key]) === 0) add(key, 'A plan that is sold has a price above 0.', 'Write its price.');
    }
    const [monthly, yearly] = [Number(prices.monthly), Number(prices.yearly)];
    if (monthly > 0 && yearly > 12 * monthly) {
      const months = (12 * monthly).toFixed(2);
      add('yearly', `A year costs more than twelve months, which are ${months}.`, `Write ${months} or less.`);
    }
    if (yearly < monthly) {
      add('yearly', `A year costs less than a month, which is ${monthly.toFixed(2)}.`, 'Correct one of the prices.');
    }
    const most = Math.ceil(12 * monthly);
    if (Number(prices.yearlyList) > most) {
      const reason = `Twelve months cost ${(12 * monthly).toFixed(2)}, so nobody has ever paid this for a year.`;
      add('yearlyList', reason, `Write ${most.toFixed(2)} or less, and correct the discount.`);
    }
    for (const period of ['monthly', 'yearly']) {
      const dearer = entries
        .slice(0, index)
        .find(
          (below) =>
            below.prices?.currency === prices.currency && Number(below.prices?.[period]) > Number(prices[period]),
        );
      if (dearer) {
        const reason = `The lower plan '${dearer.id}' costs more than this.`;
        add(period, reason, 'Plans are listed from lowest to highest: change a price, or move one of them.');
      }
      if (prices[`${period}Discount`] !== undefined && prices[`${period}List`] === undefined) {
        const reason = 'The discount has no price to apply to.';
        add(`${period}Discount`, reason, `Add \`${period}List\`, the price without the discount.`);
      }
      const [price, before] = [Number(prices[period]), Number(prices[`${period}List`])];
      const key = `${period}Discount`;
      if (before <= price) {
        const reason = 'The former price is not higher than the present one.';
        add(`${period}List`, reason, `Write more than ${price.toFixed(2)}, or remove it together with the discount.`);
      } else if (prices[key] !== undefined && before > 0) {
        const discount = `${Math.round((1 - price / before) * 100)}%`;
        const reason = `${price.toFixed(2)} instead of ${before.toFixed(2)} is a discount of ${discount}.`;
        if (prices[key] !== discount) add(key, reason, `Write "${discount}".`);
      }
    }
    return found;
  });
