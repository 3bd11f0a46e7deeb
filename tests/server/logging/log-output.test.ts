import { LogOutput } from '@server/logging/log-output';
import { waitFor } from '@tests/support/wait-for';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** An output that refuses lines while `trouble` is set, and accepts only some bytes at once. */
const aPlace = ({ atOnce = Number.POSITIVE_INFINITY } = {}) => {
  const place = { text: '', trouble: null as string | null };
  const output = new LogOutput((given) => {
    if (place.trouble) throw failing(place.trouble);
    const bytes = given.subarray(0, atOnce);
    place.text += bytes.toString('latin1');
    return bytes.length;
  });
  const read = (): string => Buffer.from(place.text, 'latin1').toString();
  return { place, output, read };
};

describe('a line of the log', () => {
  it.each(['ENOSPC', 'EPIPE', 'EIO'])(
    'that meets %s ends nothing, and it is said later how many were lost [req:fault-f32]',
    (code) => {
      const { place, output, read } = aPlace();
      output.write('一\n');
      place.trouble = code;
      output.write('二\n');
      output.write('三\n');
      place.trouble = null;
      output.write('四\n');

      expect(read()).toBe('一\n日志曾无法写入，丢失 2 行\n四\n');
    },
  );

  it('waits for a reader that is slow', async () => {
    const { place, output, read } = aPlace();
    place.trouble = 'EAGAIN';
    output.write('一\n');
    output.write('二\n');
    place.trouble = null;

    await waitFor(() => read() === '一\n二\n');
  });

  it('is whole where only a part of it is taken at once, in the middle of a character too', () => {
    const { output, read } = aPlace({ atOnce: 4 });

    output.write('数据库已恢复\n');

    expect(read()).toBe('数据库已恢复\n');
  });

  it('does not fill the memory while nobody reads', async () => {
    const { place, output, read } = aPlace();
    place.trouble = 'EAGAIN';
    for (let line = 0; line < 3000; line += 1) output.write(`${'x'.repeat(1023)}\n`);
    place.trouble = null;
    output.write('end\n');

    await waitFor(() => read().includes('丢失'));
    expect(read().length).toBeLessThan(1.1 * 1024 * 1024);
  });
});
