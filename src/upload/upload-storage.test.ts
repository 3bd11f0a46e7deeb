import { eraseUploads, uploadStorage } from './upload-storage';

const aFile = (name: string): File => new File(['%PDF-1.7'], name);
const mine = uploadStorage('application-7');
const slots = async (storage = mine) => (await storage.list()).map(({ id, slot }) => `${id} ${slot}`);

afterEach(eraseUploads);

describe('files kept on the device until they have arrived', () => {
  it('are found again by their application, and by no other', async () => {
    await mine.keep('u1', { slot: 'plan.routeFigure', file: aFile('路线图.pdf') });
    await uploadStorage('application-70').keep('u2', {
      slot: 'files.attachments.plan',
      file: aFile('b.pdf'),
    });
    expect(await slots()).toEqual(['u1 plan.routeFigure']);
  });

  it('are forgotten one by one', async () => {
    await mine.keep('u1', { slot: 'a', file: aFile('a.pdf') });
    await mine.keep('u2', { slot: 'b', file: aFile('b.pdf') });
    await mine.forget('u1');
    expect(await slots()).toEqual(['u2 b']);
  });

  it('are all gone after signing out, addresses of unfinished uploads too', async () => {
    await mine.keep('u1', { slot: 'a', file: aFile('a.pdf') });
    localStorage.setItem('tus::application-7/a|a.pdf::1', '{}');
    localStorage.setItem('umi_locale', 'zh-CN');
    await eraseUploads();
    expect(await slots()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['umi_locale']);
  });
});
