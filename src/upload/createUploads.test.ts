import { uploadWord } from '@contract/rules/upload-check';
import type { Word } from '@contract/word';
import type { UploadNews } from '@/request/upload';
import { RequestError } from '@/utils/request-error';
import { createUploads } from './createUploads';
import type { Uploads } from './upload-shape';
import type { KeptFile, UploadStorage } from './upload-storage';

const aFile = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const aDevice = () => {
  const kept: Record<string, KeptFile> = {};
  const elsewhere = new Set<string>();
  const storage: UploadStorage = {
    list: async () => Object.entries(kept).map(([id, file]) => ({ id, ...file })),
    keep: async (id, file) => {
      kept[id] = file;
    },
    forget: async (id) => void delete kept[id],
    claim: async (id) => (elsewhere.has(id) ? null : () => undefined),
  };
  return { kept, elsewhere, storage };
};

/** A connection controlled by the test, and a service that checks contents. */
const aLine = (device = aDevice()) => {
  const news: Record<string, UploadNews> = {};
  const told: string[] = [];
  const states: Record<string, { state: 'uploading' | 'ready' | 'refused'; refusalWord?: Word }> = {};
  const line = { cut: false };
  let ids = 0;
  const uploads: Uploads = createUploads('application-7', {
    send: (file, owner, told_) => {
      news[file.name] = told_;
      const say = (what: string) => () => void told.push(`${what} ${file.name}`);
      told.push(`take ${file.name} for ${owner}`);
      return { start: say('start'), pause: say('pause'), cancel: say('cancel') };
    },
    inspect: async (id) => {
      if (line.cut) throw new Error('offline');
      return states[id] ?? { state: 'ready' };
    },
    storage: device.storage,
    newId: () => `u${++ids}`,
  });
  const delivered: string[] = [];
  uploads.bind((slot, id) => delivered.push(`${slot} ${id}`));
  const phaseOf = (name: string) => uploads.view().items.find((item) => item.name === name)?.phase;
  const said = (name: string): UploadNews => {
    const found = news[name];
    if (!found) throw new Error(`${name} was never sent`);
    return found;
  };
  return Object.assign(line, { uploads, delivered, told, states, phaseOf, said, device });
};

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

describe('files on their way', () => {
  it('hands a file over only when the service has found it good', async () => {
    const line = aLine();
    line.uploads.add('plan.routeFigure', [aFile('路线图.pdf')]);
    line.said('路线图.pdf').progress(4);
    expect(line.uploads.view().items[0]).toMatchObject({
      phase: 'sending',
      sent: 4,
      slot: 'plan.routeFigure',
    });
    expect(line.delivered).toEqual([]);
    line.said('路线图.pdf').arrived('f1');
    expect(line.phaseOf('路线图.pdf')).toBe('checking');
    await settle();
    expect(line.delivered).toEqual(['plan.routeFigure f1']);
    expect(line.uploads.view()).toMatchObject({
      items: [],
      arrived: { f1: { name: '路线图.pdf', size: 8 } },
    });
    expect(line.device.kept).toEqual({});
  });

  it('waits while the service is still looking', async () => {
    jest.useFakeTimers();
    const line = aLine();
    line.states['f1'] = { state: 'uploading' };
    line.uploads.add('a', [aFile('a.pdf')]);
    line.said('a.pdf').arrived('f1');
    await jest.advanceTimersByTimeAsync(500);
    expect(line.delivered).toEqual([]);
    line.states['f1'] = { state: 'ready' };
    await jest.advanceTimersByTimeAsync(1000);
    expect(line.delivered).toEqual(['a f1']);
    jest.useRealTimers();
  });

  it('shows why the content was refused and hands nothing over', async () => {
    const line = aLine();
    line.states['f1'] = { state: 'refused', refusalWord: uploadWord('extension', '假.pdf') };
    line.uploads.add('a', [aFile('假.pdf')]);
    line.said('假.pdf').arrived('f1');
    await settle();
    expect(line.uploads.view().items[0]).toMatchObject({
      phase: 'refused',
      problem: uploadWord('extension', '假.pdf'),
      isFinal: true,
    });
    expect(line.delivered).toEqual([]);
  });

  it.each([
    ['upload.refused', true],
    ['upload.quota', false],
  ])('refused with %s while it was sent, it is final: %s', (errorCode, isFinal) => {
    const line = aLine();
    line.uploads.add('a', [aFile('假.pdf')]);
    const failure = { kind: 'reply', httpStatus: 422, serverMessage: '文件有误', errorCode } as const;
    line.said('假.pdf').refused(new RequestError(failure));
    expect(line.uploads.view().items[0]).toMatchObject({ phase: 'refused', isFinal });
  });

  it('sends three at once and the next when one has arrived', async () => {
    const line = aLine();
    line.uploads.add('a', ['1', '2', '3', '4'].map(aFile));
    expect(['1', '2', '3', '4'].map(line.phaseOf)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    line.said('2').arrived('f2');
    expect(line.phaseOf('4')).toBe('sending');
  });

  it('says of a file that is ready which ones of its slot were chosen after it and are there already', async () => {
    const line = aLine();
    const placed: [string, string[]][] = [];
    line.uploads.bind((_, id, later) => placed.push([id, [...later]]));
    line.uploads.add('a', [aFile('1.pdf'), aFile('2.pdf')]);
    line.uploads.add('b', [aFile('other.pdf')]);
    line.uploads.add('a', [aFile('3.pdf')]);
    for (const name of ['other', '3', '1', '2']) {
      line.said(`${name}.pdf`).arrived(name);
      await settle();
    }
    expect(placed).toEqual([
      ['other', []],
      ['3', []],
      ['1', ['3']],
      ['2', ['3']],
    ]);
  });

  it('goes on after a reload in the order in which the files were chosen', async () => {
    const device = aDevice();
    const names = ['3.pdf', '1.pdf', '2.pdf'];
    for (const name of names)
      await device.storage.keep(name, { slot: 'a', file: aFile(name), chosen: Number.parseInt(name, 10) });
    const line = aLine(device);
    await line.uploads.restore();
    expect(line.uploads.view().items.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  });

  it('pauses and goes on', () => {
    const line = aLine();
    line.uploads.add('a', [aFile('a.pdf')]);
    line.uploads.pause('u1');
    expect(line.phaseOf('a.pdf')).toBe('paused');
    line.uploads.resume('u1');
    expect(line.phaseOf('a.pdf')).toBe('sending');
    expect(line.told.slice(1)).toEqual(['start a.pdf', 'pause a.pdf', 'start a.pdf']);
  });

  it('goes on with what was cut once the line is back, and leaves paused ones alone', () => {
    const line = aLine();
    line.uploads.add('a', [aFile('cut.pdf'), aFile('paused.pdf')]);
    line.said('cut.pdf').interrupted();
    line.uploads.pause('u2');
    line.uploads.resumeInterrupted();
    expect(line.phaseOf('cut.pdf')).toBe('sending');
    expect(line.phaseOf('paused.pdf')).toBe('paused');
  });

  it('asks once more about a file that has arrived when the line was cut while it was looked at', async () => {
    const line = aLine();
    line.uploads.add('a', [aFile('a.pdf')]);
    line.cut = true;
    line.said('a.pdf').arrived('f1');
    await settle();
    expect(line.phaseOf('a.pdf')).toBe('interrupted');
    line.cut = false;
    line.uploads.resumeInterrupted();
    expect(line.phaseOf('a.pdf')).toBe('checking');
    await settle();
    expect(line.delivered).toEqual(['a f1']);
    expect(line.told.filter((what) => what === 'start a.pdf')).toHaveLength(1);
  });

  it('waits as long as the look at the content takes: nothing was cut', async () => {
    jest.useFakeTimers();
    const line = aLine();
    line.states['f1'] = { state: 'uploading' };
    line.uploads.add('a', [aFile('a.pdf')]);
    line.said('a.pdf').arrived('f1');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(line.phaseOf('a.pdf')).toBe('checking');
    line.states['f1'] = { state: 'ready' };
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    expect(line.delivered).toEqual(['a f1']);
  });

  it('takes a removed file back from the service and from the device', () => {
    const line = aLine();
    line.uploads.add('a', [aFile('a.pdf')]);
    line.uploads.remove('u1');
    expect(line.told.at(-1)).toBe('cancel a.pdf');
    expect(line.uploads.view().items).toEqual([]);
    expect(line.device.kept).toEqual({});
  });

  it('goes on after a reload with what the earlier visit left, unless another tab sends it', async () => {
    const device = aDevice();
    const before = aLine(device);
    before.uploads.add('files.attachments.plan', [aFile('mine.pdf'), aFile('theirs.pdf')]);
    device.elsewhere.add('u2');
    const after = aLine(device);
    await after.uploads.restore();
    expect(after.uploads.view().items).toMatchObject([
      { name: 'mine.pdf', slot: 'files.attachments.plan', phase: 'sending' },
    ]);
    expect(after.told[0]).toBe('take mine.pdf for application-7/files.attachments.plan');
  });

  it('keeps a refusal of the transport in the words of the service', () => {
    const line = aLine();
    line.uploads.add('a', [aFile('a.pdf')]);
    line.said('a.pdf').refused(
      new RequestError({
        kind: 'reply',
        httpStatus: 413,
        serverMessage: '“a.pdf”超过 20 MB，请压缩后重新上传',
      }),
    );
    expect(line.uploads.view().items[0]?.problem?.chinese).toBe('“a.pdf”超过 20 MB，请压缩后重新上传');
  });
});
