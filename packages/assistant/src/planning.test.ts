import { describe, expect, it } from 'vitest';
import { PLANNING_TASKS } from './evaluate/planning-tasks.ts';
import { say } from './testing/say.ts';
import { scorePlan } from './evaluate/score-plan.ts';
import { knownPorts } from './evaluate/known-ports.ts';

describe('the planning tasks', () => {
  it.each(PLANNING_TASKS.map((task) => [task.message, task] as const))('%s', async (_, task) => {
    const { operations } = await say(task.message, { trip: task.trip });
    const { faults } = await scorePlan(task, operations, knownPorts());
    expect(faults).toEqual([]);
  });

  it('are thirty', () => {
    expect(PLANNING_TASKS).toHaveLength(30);
  });
});

describe('scorePlan', () => {
  const [task] = PLANNING_TASKS.filter(({ message }) => message === 'Streiche Brünn');

  it('finds what was forgotten, touched or invented', async () => {
    if (!task) throw new Error('no such task');
    const { faults } = await scorePlan(
      task,
      [
        { op: 'removeStops', stopIds: ['wien'] },
        { op: 'removeHotel', hotelId: 'paris' },
        {
          op: 'addStop',
          dayId: 'd5',
          stop: {
            id: 'x',
            location: { lat: 48, lng: 14, label: 'Atlantis, Meer', longLabel: '', englishName: '' },
          },
        },
      ],
      knownPorts(),
    );
    expect(faults).toEqual([
      'still visits Brünn',
      'the booked Hotel Paříž was touched',
      'other stops were touched',
      'Atlantis is invented',
    ]);
  });
});
