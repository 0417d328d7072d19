import { HARBOUR_CHANNELS } from './guilds.ts';

export const PATH = 'lottery/config/';

/** The opening messages that are available while the end is scheduled. */
export const NUMBER_OPENING = {
  Default: '🎉 A new lottery has started! Prize: {prize}. Guess a number in {number_range}. Draw: {draw_time}',
  Simple: 'Lottery open. Guess {number_range}. Prize: {prize}',
  Fancy: '✨ Lucky Number ✨\nRange: {number_range}\nPrize: {prize}\nDraw: {draw_time}',
};
export const TICKET_OPENING = {
  Default:
    '🎟 Lottery tickets are on sale! {ticket_price} each, {max_tickets} available. Prize: {prize}. Draw: {draw_time}',
  Simple: 'Tickets: {ticket_price}. Prize: {prize}',
  Fancy: '✨ Grand Draw ✨\nTickets: {max_tickets} x {ticket_price}\nPrize: {prize}\nDraw: {draw_time}',
};
export const CLOSING = {
  number: { Winner: '🏆 {winner} guessed {winning_number} and wins {prize}! Guesses: {total_guesses}' },
  ticket: { Winner: '🏆 {winner} wins {prize} with ticket {winning_ticket}! Tickets sold: {ticket_count}' },
  both: {
    Simple: 'Winner: {winner}. Prize: {prize}',
    Universal: 'The lottery is over. Congratulations {winner}, you win {prize}!',
  },
};

/** The body of a save for a lottery that was never set up. */
export const DEFAULTS = {
  enabled: false,
  state: 'inactive',
  active_lottery_type: 'number',
  kept_lottery_type: 'none',
  announcement_channel_id: null as string | null,
  log_channel_id: null as string | null,
  start_type: 'manual',
  start_schedule_type: 'daily',
  start_day: 1,
  start_time: '12:00',
  end_condition: 'scheduled',
  end_schedule_type: 'weekly',
  end_day: 6,
  end_time: '20:00',
  prize_type: 'primary',
  custom_prize_text: '',
  number_min: 1,
  number_max: 100,
  ticket_price: 5,
  ticket_currency: 'primary',
  ticket_max_tickets: 10,
  number_prize_amount: 100,
  ticket_prize_amount: 100,
  opening_message: NUMBER_OPENING.Default,
  closing_message: CLOSING.number.Winner,
};

/** An enabled number lottery. */
export const GAME = {
  ...DEFAULTS,
  enabled: true,
  state: 'completed',
  announcement_channel_id: HARBOUR_CHANNELS.general,
};

/** The body of a save for a disabled lottery. */
export const OFF = { enabled: false, state: 'inactive', active_lottery_type: 'none' };
