import { aLivingDraft, aService, heldBack, memory, portsOf } from '@tests/support/draft-service';
import { createDraft, SAVE_PAUSE_MS } from './createDraft';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const settle = (ms = SAVE_PAUSE_MS): Promise<void> => jest.advanceTimersByTimeAsync(ms);

it('keeps what was taken back while its save is under way', async () => {
  const service = aService({ 'base.title': '泵站' });
  const release = heldBack(service);
  const draft = aLivingDraft(service);
  draft.set('base.title', '泵站群');
  await settle();
  draft.set('base.title', '泵站');
  release();
  await settle(0);
  expect(draft.value('base.title')).toBe('泵站');
  release();
  await settle();
  expect(service.fields['base.title']).toBe('泵站');
  expect(draft.view()).toMatchObject({ phase: 'saved', state: { conflicts: {} } });
});

it('goes by no record that was read beside it: what was taken back stays so', async () => {
  const service = aService({ 'base.title': '泵站' });
  const { save } = service;
  const ends: (() => void)[] = [];
  const ended = (): Promise<void> => new Promise((end) => ends.push(end));
  service.save = async (changes, resolve) => {
    await ended();
    return save(changes, resolve);
  };
  const record = { id: 1, version: 1, fields: { ...service.fields } };
  const load = async () => {
    const read = { id: 1, version: service.version, fields: { ...service.fields } };
    await ended();
    return read;
  };
  const draft = createDraft(record, { ...portsOf(service), load });
  void draft.refresh();
  draft.set('base.title', '泵站群');
  await settle();
  draft.set('base.title', '泵站');
  // Answers the creation of the record first, then the save, then the requests that follow from it.
  for (let i = 0; i < 4; i += 1) {
    ends[i]?.();
    await settle();
  }
  expect([draft.value('base.title'), service.fields['base.title']]).toEqual(['泵站', '泵站']);
});

describe('a save whose answer is lost', () => {
  /** The service has stored the first save, but its answer never arrives. */
  const unanswered = async () => {
    const [service, storage] = [aService({ 'base.title': '泵站' }), memory()];
    const { save } = service;
    service.save = async (changes, resolve) => {
      await save(changes, resolve);
      service.save = save;
      return { kind: 'failed', reason: '网络连接中断' };
    };
    const draft = aLivingDraft(service, storage);
    draft.set('base.title', '泵站群');
    await settle();
    return { service, storage, draft };
  };

  it.each(['泵站群调度', '泵站'])('is in no conflict with itself: %s stands in the end', async (typed) => {
    const { service, draft } = await unanswered();
    draft.set('base.title', typed);
    await settle();
    expect(draft.view()).toMatchObject({ phase: 'saved', state: { conflicts: {} } });
    expect([draft.value('base.title'), service.fields['base.title']]).toEqual([typed, typed]);
  });

  it.each(['泵站群调度', '泵站'])('nor after a reload: %s stands in the end', async (typed) => {
    const { service, storage, draft } = await unanswered();
    draft.set('base.title', typed);
    draft.dispose();
    const reopened = aLivingDraft(service, storage, await storage.read());
    expect(reopened.value('base.title')).toBe(typed);
    await reopened.flush();
    expect(reopened.view()).toMatchObject({ phase: 'saved', state: { conflicts: {} } });
    expect([service.fields['base.title'], storage.edits]).toEqual([typed, {}]);
  });
});
