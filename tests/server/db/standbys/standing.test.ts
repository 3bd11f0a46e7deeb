import { type Mark, positionOf } from '@server/db/standbys/leader-marks';
import { type Standing, stateOf } from '@server/db/standbys/standing';

const mark: Mark = {
  at: 0,
  written: 0,
  heard: 0,
  position: positionOf('1/00000100'),
  timeline: 2,
  system: 'ours',
};
const standby: Standing = { isStandby: true, position: '1/00000100', timeline: 2, system: 'ours' };

describe('a host that readers may be sent to', () => {
  it.each([
    ['has replayed all that was confirmed', {}, 'used'],
    ['has replayed more', { position: '2/0' }, 'used'],
    ['has replayed less', { position: '1/000000FF' }, 'behind'],
    ['has replayed nothing yet', { position: null }, 'behind'],
    ['is further, but in the history of an old leader', { position: '2/0', timeline: 1 }, 'behind'],
    ['leads', { isStandby: false, position: null }, 'leader'],
    ['follows another database', { system: 'other' }, 'foreign'],
    ['is another database', { isStandby: false, position: null, system: 'other' }, 'foreign'],
  ] as const)('%s', (_, facts, state) => {
    expect(stateOf({ ...standby, ...facts }, mark)).toBe(state);
  });
});

it.each([
  ['0/0', 0n],
  ['0/FFFFFFFF', 0xffffffffn],
  ['1/0', 0x100000000n],
  ['16/B374D848', 0x16b374d848n],
])('the position %s is a number', (text, position) => expect(positionOf(text)).toBe(position));
