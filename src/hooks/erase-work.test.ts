import { draftStorage } from '@/draft/draft-storage';
import { uploadStorage } from '@/upload/upload-storage';
import { eraseWork } from './erase-work';

it('leaves neither drafts nor files of anybody on the device', async () => {
  const draft = draftStorage(11, 7);
  const uploads = uploadStorage('application-7');
  await draft.write('base.title', { base: null, value: '泵站群', at: 1 });
  await uploads.keep('u1', { slot: 'plan.routeFigure', file: new File(['%PDF-1.7'], 'a.pdf') });
  await eraseWork();
  expect(await draft.read()).toEqual({});
  expect(await uploads.list()).toEqual([]);
});
