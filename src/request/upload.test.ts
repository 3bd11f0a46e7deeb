import { waitFor } from '@testing-library/react';
import { allowConsole } from '@tests/setup/allow-console';
import { startTusService } from '@tests/support/tus-service';
import type { RequestError } from '@/utils/request-error';
import { storeTokens } from '@/utils/session';
import { holdForSignIn } from '@/utils/sign-in-hold';
import { type Upload, type UploadNews, upload } from './upload';

type Service = Awaited<ReturnType<typeof startTusService>>;
const MIB = 1024 * 1024;
let service: Service;

beforeEach(async () => {
  service = await startTusService();
  window.ENV_HOSTS = { api: service.origin };
});
afterEach(async () => {
  online(true);
  await service.close();
});

const aFile = (mib: number, name = '可行性研究报告.pdf'): File =>
  new File([new Uint8Array(mib * MIB).fill(7)], name, {
    type: 'application/pdf',
    lastModified: 1_700_000_000_000,
  });

/** Starts an upload and resolves with the first event that ends it. */
const sending = (file: File, make: (upload: Upload) => void = () => undefined) => {
  const progress: number[] = [];
  let current: Upload;
  const outcome = new Promise<{ arrived?: string; interrupted?: true; refused?: RequestError }>((end) => {
    const news: UploadNews = {
      progress: (sent) => progress.push(sent),
      arrived: (id) => end({ arrived: id }),
      interrupted: () => end({ interrupted: true }),
      refused: (error) => end({ refused: error }),
    };
    current = upload(file, { purpose: 'application', owner: 'application-7/plan.routeFigure' }, news);
    current.start();
    make(current);
  });
  return { outcome, progress };
};

const online = (value: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });

const onlyFile = () => [...service.files.values()][0];

describe('an upload', () => {
  it('sends a file in pieces with its name, type and purpose, and says which id it got', async () => {
    const { outcome, progress } = sending(aFile(5));
    const { arrived } = await outcome;
    expect(service.files.has(arrived ?? '')).toBe(true);
    expect(onlyFile()?.bytes).toHaveLength(5 * MIB);
    expect(service.asked).toEqual(['POST', 'PATCH 0', `PATCH ${2 * MIB}`, `PATCH ${4 * MIB}`]);
    expect(progress.at(-1)).toBe(5 * MIB);
    const name = Buffer.from('可行性研究报告.pdf').toString('base64');
    expect(onlyFile()?.metadata).toContain(`filename ${name}`);
    expect(onlyFile()?.metadata).toContain(`purpose ${Buffer.from('application').toString('base64')}`);
  });

  it('stops where another tab has signed somebody else in', async () => {
    const signIn = (sub: string): boolean =>
      storeTokens({ accessToken: `h.${btoa(JSON.stringify({ sub }))}.s`, refreshToken: '', expireTime: 1 });
    signIn('11');
    const { outcome } = sending(aFile(1), () => signIn('12'));

    expect(await outcome).toEqual({ interrupted: true });
    expect(service.asked).toEqual([]);
  });

  it('goes on from where the line was cut', async () => {
    allowConsole(/ECONNRESET|socket hang up/);
    service.cutAfter = 1.5 * MIB;
    const first = sending(aFile(5));
    const { arrived } = await first.outcome;
    expect(service.files.size).toBe(1);
    expect(onlyFile()?.bytes).toHaveLength(5 * MIB);
    expect(service.asked.slice(0, 4)).toEqual(['POST', 'PATCH 0', 'HEAD', `PATCH ${1.5 * MIB}`]);
    expect(arrived).toBeDefined();
  });

  it('goes on after a reload when the same file is chosen again', async () => {
    online(false);
    allowConsole(/ECONNRESET|socket hang up/);
    service.cutAfter = 1.5 * MIB;
    expect(await sending(aFile(5)).outcome).toEqual({ interrupted: true });
    online(true);
    service.asked.length = 0;
    await sending(aFile(5)).outcome;
    expect(service.asked.slice(0, 2)).toEqual(['HEAD', `PATCH ${1.5 * MIB}`]);
    expect(service.asked).not.toContain('POST');
    expect(onlyFile()?.bytes).toHaveLength(5 * MIB);
  });

  it('renews a credential that died under way and loses no byte', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1', expireTime: Date.now() });
    // Another tab was faster with the renewal: its credential is taken.
    const renewed = () =>
      storeTokens({ accessToken: 'new', refreshToken: 'r2', expireTime: Date.now() + 600_000 });
    service.answers.push({
      method: 'PATCH',
      status: 401,
      body: { code: 401, msg: '登录已过期' },
      meanwhile: renewed,
    });
    const { outcome } = sending(aFile(1));
    expect((await outcome).arrived).toBeDefined();
    expect(service.credentials[0]).toBe('Bearer old');
    expect(service.credentials.at(-1)).toBe('Bearer new');
    expect(onlyFile()?.bytes).toHaveLength(MIB);
  });

  it('asks once to sign in again, and waits where the answer is no', async () => {
    storeTokens({ accessToken: 'old', refreshToken: '', expireTime: Date.now() });
    const later = jest.fn(async () => false);
    const letGo = holdForSignIn(later);
    service.answers.push({ method: 'PATCH', status: 401, body: { code: 401, msg: '登录已过期' } });
    expect(await sending(aFile(1)).outcome).toEqual({ interrupted: true });
    letGo();
    expect(later).toHaveBeenCalledTimes(1);
    expect(service.asked).toEqual(['POST', 'PATCH 0']);
  });

  it('says why the service refuses a file, and does not insist', async () => {
    service.answers.push({
      method: 'POST',
      status: 413,
      body: { status: 413, message: '“大文件.pdf”超过 20 MB，请压缩后重新上传' },
    });
    const { refused } = await sending(aFile(1, '大文件.pdf')).outcome;
    expect(refused?.failure.serverMessage).toBe('“大文件.pdf”超过 20 MB，请压缩后重新上传');
    expect(service.asked).toEqual(['POST']);
  });

  it('says that the service has no room, and does not insist [req:fault-f10]', async () => {
    const message = '服务器存储空间不足，暂时不能上传，请稍后重试';
    service.answers.push({ method: 'PATCH', status: 507, body: { status: -1, message } });

    const { refused } = await sending(aFile(1)).outcome;

    expect(refused?.failure.serverMessage).toBe(message);
    expect(service.asked).toEqual(['POST', 'PATCH 0']);
  });

  it('begins anew when a file is tried again that the service refused at its end', async () => {
    service.answers.push({
      method: 'PATCH',
      status: 422,
      body: { status: 422, message: '仅支持 PDF、DOCX、JPG' },
    });
    const first = await sending(aFile(1)).outcome;
    expect(first.refused?.failure.serverMessage).toBe('仅支持 PDF、DOCX、JPG');
    expect(Object.keys(localStorage)).toEqual([]);
    service.asked.length = 0;
    expect((await sending(aFile(1)).outcome).arrived).toBeDefined();
    expect(service.asked).toEqual(['POST', 'PATCH 0']);
  });

  it('takes its bytes back when it is cancelled', async () => {
    const file = aFile(6);
    let current: Upload | undefined;
    const { progress } = sending(file, (made) => (current = made));
    await waitFor(() => expect(progress.some((sent) => sent >= 2 * MIB)).toBe(true), { interval: 1 });
    current?.cancel();
    await waitFor(() => expect(service.asked).toContain('DELETE'));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    expect(service.files.size).toBe(0);
  });
});
