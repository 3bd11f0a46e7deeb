import { aLivingDraft, aService, heldBack, memory, portsOf, type Thing } from '@tests/support/draft-service';
import { RequestError } from '@/utils/request-error';
import { createDraft, SAVE_PAUSE_MS } from './createDraft';
import type { BeginOutcome, DraftPorts } from './draft-shape';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const settle = (ms = SAVE_PAUSE_MS): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  it('is on the device at once and with the service two seconds after the last keystroke', async () => {
    const [service, storage] = [aService(), memory()];
    const draft = aLivingDraft(service, storage);
    draft.set('base.title', '面向县域水务');
    expect(storage.edits['base.title']?.value).toBe('面向县域水务');
    await settle(SAVE_PAUSE_MS - 1);
    expect(service.saves).toBe(0);
    await settle(1);
    expect(service.fields['base.title']).toBe('面向县域水务');
    expect(draft.view().phase).toBe('saved');
    expect(storage.edits).toEqual({});
  });

  it('keeps what was typed while the service is away, and sends it when it is back', async () => {
    const [service, storage] = [aService(), memory()];
    const draft = aLivingDraft(service, storage);
    service.down = true;
    draft.set('base.title', '泵站群');
    await settle();
    expect(draft.view().phase).toBe('failed');
    expect(storage.edits['base.title']?.value).toBe('泵站群');
    service.down = false;
    await settle(60_000);
    expect(service.fields['base.title']).toBe('泵站群');
    expect(draft.view().phase).toBe('saved');
  });

  it('lays what an earlier visit left on the device over the record, and sends it', async () => {
    const service = aService({ 'base.title': '旧' });
    const draft = aLivingDraft(service, memory(), { 'base.title': { base: '旧', value: '新', at: 1 } });
    expect(draft.value('base.title')).toBe('新');
    await draft.flush();
    expect(service.fields['base.title']).toBe('新');
  });

  it('forgets what the record holds already, so that it never comes back over what is written later', async () => {
    const [service, storage] = [aService({ 'base.termStart': null }), memory()];
    // Saved by the service, but the page was closed before the answer came.
    storage.edits['base.termStart'] = { base: '2027-03', value: null, at: 1 };
    aLivingDraft(service, storage, { ...storage.edits });
    await settle(0);
    expect(storage.edits).toEqual({});

    service.write('base.termStart', '2027-03');
    const later = aLivingDraft(service, storage, { ...storage.edits });
    expect(later.value('base.termStart')).toBe('2027-03');
    await later.flush();
    expect(service.fields['base.termStart']).toBe('2027-03');
  });

  it('forgets what another tab has saved when it reads it', async () => {
    const [service, storage] = [aService({ 'base.title': '旧' }), memory()];
    const draft = aLivingDraft(service, storage);
    draft.set('base.title', '新');
    service.write('base.title', '新');
    await draft.refresh();
    expect([storage.edits, draft.value('base.title')]).toEqual([{}, '新']);
  });

  it('merges edits of two devices to different fields without a word', async () => {
    const service = aService({ 'base.title': '甲', 'base.summary': '乙' });
    const [mine, other] = [aLivingDraft(service), aLivingDraft(service)];
    mine.set('base.title', '甲一');
    other.set('base.summary', '乙一');
    await settle();
    await settle(0);
    expect(service.fields).toMatchObject({ 'base.title': '甲一', 'base.summary': '乙一' });
    expect(other.value('base.title')).toBe('甲一');
    expect(Object.keys(mine.view().state.conflicts)).toEqual([]);
  });

  it('shows both values when two devices changed one field, and sends the chosen one', async () => {
    const service = aService({ 'base.title': '原' });
    const draft = aLivingDraft(service);
    draft.set('base.title', '我的');
    service.write('base.title', '对方的');
    await settle();
    expect(draft.conflict('base.title')).toMatchObject({ mine: '我的', theirs: '对方的', by: '顾明谦' });
    expect(draft.value('base.title')).toBe('我的');
    expect(service.fields['base.title']).toBe('对方的');
    draft.resolve('base.title', 'mine');
    await settle(0);
    expect(service.fields['base.title']).toBe('我的');
    expect(draft.conflict('base.title')).toBeUndefined();
  });

  it('takes the other value when asked to', async () => {
    const service = aService({ 'base.title': '原' });
    const draft = aLivingDraft(service);
    draft.set('base.title', '我的');
    service.write('base.title', '对方的');
    await settle();
    draft.resolve('base.title', 'theirs');
    expect(draft.value('base.title')).toBe('对方的');
    await settle();
    expect(service.fields['base.title']).toBe('对方的');
    expect(draft.view().state.edits).toEqual({});
  });

  it('keeps rows that two devices added', async () => {
    const service = aService({ 'team.members': ['r001'] });
    const draft = aLivingDraft(service);
    draft.set('team.members', ['r001', 'mine']);
    service.write('team.members', ['r001', 'theirs']);
    await settle();
    expect(service.fields['team.members']).toEqual(['r001', 'mine', 'theirs']);
    expect(draft.value('team.members')).toEqual(['r001', 'mine', 'theirs']);
  });

  it('does not lose a keystroke made while a save is under way', async () => {
    const service = aService();
    const release = heldBack(service);
    const draft = aLivingDraft(service);
    draft.set('base.title', '一');
    await settle();
    draft.set('base.title', '一二');
    release();
    await settle(0);
    expect(draft.value('base.title')).toBe('一二');
    release();
    await settle();
    expect(service.fields['base.title']).toBe('一二');
  });

  it('is saved although the device cannot forget it', async () => {
    const [service, storage] = [aService(), memory()];
    storage.forget = async () => {
      throw new Error('Connection to Indexed Database server lost.');
    };
    const draft = aLivingDraft(service, storage);
    draft.set('base.title', '泵站群');
    await settle();
    expect(draft.view()).toMatchObject({ phase: 'saved', state: { edits: {} } });
  });

  it('clears a field for real', async () => {
    const service = aService({ 'base.title': '有' });
    const draft = aLivingDraft(service);
    draft.set('base.title', null);
    await settle();
    expect(service.fields['base.title']).toBeNull();
    expect(draft.value('base.title')).toBeNull();
  });

  it('saves the rest when the service cannot take one field, and that one once it is mended', async () => {
    const service = aService();
    const { save } = service;
    service.save = async (changes, resolve) =>
      changes.some(({ path, value }) => path === 'base.periodId' && value === 99)
        ? { kind: 'refused', refusals: { 'base.periodId': '格式不正确' } }
        : save(changes, resolve);
    const draft = aLivingDraft(service);
    draft.set('base.periodId', 99);
    draft.set('base.title', '泵站群');
    await settle();
    expect(service.fields['base.title']).toBe('泵站群');
    expect(service.fields['base.periodId']).toBeUndefined();
    expect(draft.view()).toMatchObject({
      phase: 'blocked',
      reason: null,
      refusals: { 'base.periodId': '格式不正确' },
    });
    expect(draft.value('base.periodId')).toBe(99);
    draft.set('base.periodId', 2);
    await settle();
    expect(service.fields['base.periodId']).toBe(2);
    expect(draft.view()).toMatchObject({ phase: 'saved', reason: null, refusals: {} });
  });

  it('rests when what was typed is taken back before it is sent', async () => {
    const draft = aLivingDraft(aService({ 'base.title': '泵站群' }));
    draft.set('base.title', '泵站');
    draft.set('base.title', '泵站群');
    await settle();
    expect(draft.view().phase).toBe('saved');
  });

  it('does not ask again by itself once the service has refused for good, and keeps everything', async () => {
    const [service, storage] = [aService(), memory()];
    service.refused = '批次已于 2026-09-30 23:59:59 截止，草稿已保留';
    const draft = aLivingDraft(service, storage);
    draft.set('base.title', '迟到');
    await settle();
    expect(draft.view()).toMatchObject({ phase: 'blocked', reason: service.refused });
    expect(storage.edits['base.title']?.value).toBe('迟到');
  });

  it('knows that its record is there no longer, and keeps what was typed', async () => {
    const [service, storage] = [aService(), memory()];
    const gone = async () => {
      throw new RequestError({ kind: 'reply', httpStatus: 404, serverMessage: '没有找到请求的内容' });
    };
    const record = { id: 1, version: service.version, fields: {} };
    const draft = createDraft<Thing>(record, { ...portsOf(service, storage), load: gone }, {});
    draft.subscribe(() => undefined);
    service.refused = '没有找到请求的内容';
    draft.set('base.title', '已被移出');
    await settle();
    expect(draft.view()).toMatchObject({ phase: 'blocked', isGone: true });
    expect(storage.edits['base.title']?.value).toBe('已被移出');
  });
});

describe('a draft of a record that is not there yet', () => {
  /** Two storages: under the name that the new record is begun with, and under its final name. */
  const begun = (begin: (service: ReturnType<typeof aService>) => Promise<BeginOutcome<Thing>>) => {
    const [service, before, own] = [aService(), memory(), memory()];
    const blank = { id: 0, version: 0, fields: { 'unit.name': '青陶水务' } };
    const draft = createDraft(blank, { ...portsOf(service, before), begin: () => begin(service) });
    return { service, before, own, draft };
  };
  const made = (service: ReturnType<typeof aService>, storage: DraftPorts<Thing>['storage']) => {
    service.write('unit.name', '青陶水务');
    const record = { id: 7, version: service.version, fields: { ...service.fields } };
    return { kind: 'begun' as const, record, storage };
  };

  it('writes nothing until something is changed, not even when it is left', async () => {
    const begin = jest.fn();
    const { service, draft } = begun(begin);

    expect(await draft.flush()).toBe(true);
    await draft.refresh();
    expect([begin.mock.calls.length, service.saves, draft.view().isNew]).toEqual([0, 0, true]);
  });

  it('is made by the first change, once, and takes the text along under its own name', async () => {
    let times = 0;
    const { service, before, own, draft } = begun(async (at) => {
      times += 1;
      return made(at, own);
    });
    draft.set('base.title', '泵站');
    expect(before.edits['base.title']?.value).toBe('泵站');
    await settle();
    draft.set('base.title', '泵站群');
    await settle();

    expect([times, service.fields['base.title'], draft.view().record.id]).toEqual([1, '泵站群', 7]);
    expect([before.edits, own.edits]).toEqual([{}, {}]);
  });

  it('lays no blame for what the record began with: no conflict with itself', async () => {
    const { service, own, draft } = begun(async (at) => made(at, own));
    draft.set('unit.name', '别的单位');
    await settle();

    expect(Object.keys(draft.view().state.conflicts)).toEqual([]);
    expect(service.fields['unit.name']).toBe('别的单位');
  });

  it('keeps the keystrokes made while it is being made', async () => {
    let answer = (): void => undefined;
    const { service, own, draft } = begun(
      (at) =>
        new Promise((done) => {
          answer = () => done(made(at, own));
        }),
    );
    draft.set('base.title', '一');
    await settle();
    draft.set('base.title', '一二');
    answer();
    await settle();

    expect([draft.value('base.title'), service.fields['base.title']]).toEqual(['一二', '一二']);
  });

  it('asks again after silence, and goes on when there is an answer', async () => {
    let isAway = true;
    const { service, before, own, draft } = begun(async (at) =>
      isAway ? { kind: 'failed', reason: '网络连接中断' } : made(at, own),
    );
    draft.set('base.title', '离线');
    await settle();
    expect([draft.view().phase, before.edits['base.title']?.value]).toEqual(['failed', '离线']);
    isAway = false;
    await settle(60_000);

    expect(service.fields['base.title']).toBe('离线');
  });

  it('says why it may not be made, and loses nothing', async () => {
    const reason = '每位负责人在一个批次内最多申报 1 项';
    const { before, draft } = begun(async () => ({ kind: 'blocked', reason }));
    draft.set('base.title', '第二项');
    await settle();

    expect(draft.view()).toMatchObject({ phase: 'blocked', reason, isNew: true });
    expect([draft.value('base.title'), before.edits['base.title']?.value]).toEqual(['第二项', '第二项']);
  });
});
