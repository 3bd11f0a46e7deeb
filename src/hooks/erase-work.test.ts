import { draftStorage } from '@/draft/draft-storage';
import { uploadStorage } from '@/upload/upload-storage';
import { eraseWork } from './erase-work';
import { ownMemory } from './kept-values';

it('leaves neither drafts nor files nor unsent texts of anybody on the device', async () => {
  const draft = draftStorage(11, 7);
  const uploads = uploadStorage('application-7');
  await draft.write('base.title', { base: null, value: '泵站群', at: 1 });
  await uploads.keep('u1', { slot: 'plan.routeFigure', file: new File(['%PDF-1.7'], 'a.pdf') });
  sessionStorage.setItem(ownMemory(11, 'remark-7'), '{"answer":"已附"}');
  sessionStorage.setItem('last_place', '{}');
  await eraseWork();
  expect(await draft.read()).toEqual({});
  expect(await uploads.list()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['last_place']);
});
