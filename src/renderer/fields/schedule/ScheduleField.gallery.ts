import { sharedField } from '../../test/sharedFields.ts';
import { commonGroupStates, type GroupState } from '../galleryState.ts';

const field = sharedField('schedule.json#/schedule', { title: 'Hours', help: 'Outside these times, tickets wait.' });
const times = sharedField('schedule.json#/times', { title: 'Times of posts' });

const filled: GroupState = {
  name: 'Filled',
  field,
  value: [
    { id: 'time_1', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '18:00', to: '22:00' },
    { id: 'time_2', days: ['saturday', 'sunday'], from: '22:00', to: '02:00' },
  ],
};

export const states: GroupState[] = [
  { name: 'Empty', field, value: [] },
  filled,
  ...commonGroupStates(filled),
  {
    name: 'With stored times that overlap',
    field,
    value: [
      { id: 'time_1', days: ['friday'], from: '18:00', to: '22:00' },
      { id: 'time_2', days: ['friday'], from: '20:00', to: '20:00' },
    ],
  },
  {
    name: 'Times without an end',
    field: times,
    value: [
      { id: 'time_1', days: ['monday', 'wednesday'], at: '18:00' },
      { id: 'time_2', days: ['saturday'], at: '09:30' },
    ],
  },
];
