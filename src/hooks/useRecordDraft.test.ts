import { act, renderHook, waitFor } from '@testing-library/react';
import { RequestError } from '@/utils/request-error';
import { useRecordDraft } from './useRecordDraft';

interface Form {
  title: string;
  summary: string;
}

const moved = () =>
  new RequestError({
    kind: 'reply',
    httpStatus: 409,
    errorCode: 'achi.version_moved',
    serverMessage: '已修改',
  });

/** A service that keeps one record, and refuses old versions as the real one does. */
const aService = () => {
  const record = { version: 1, fields: { title: '', summary: '' } as Form };
  return {
    record,
    down: false,
    async save(this: { down: boolean }, version: number, changes: Partial<Form>) {
      if (this.down) throw new RequestError({ kind: 'network' });
      if (version !== record.version) throw moved();
      record.fields = { ...record.fields, ...changes };
      record.version += 1;
      return structuredClone(record);
    },
    load: async () => structuredClone(record),
  };
};

const open = (service: ReturnType<typeof aService>, name = 'thing:1') =>
  renderHook(() =>
    useRecordDraft<Form>({
      name,
      stored: { version: 1, fields: { title: '', summary: '' } },
      save: (version, changes) => service.save(version, changes),
      load: service.load,
    }),
  );

beforeEach(() => localStorage.clear());

it('is on the device at once and with the service when it is sent', async () => {
  const service = aService();
  const { result } = open(service);

  act(() => result.current.set('title', '泵站群'));
  expect(localStorage.getItem('kaichuang-draft:thing:1')).toContain('泵站群');
  await act(() => result.current.flush());

  expect(service.record.fields.title).toBe('泵站群');
  expect(localStorage.getItem('kaichuang-draft:thing:1')).toBeNull();
  expect(result.current.saving.kind).toBe('saved');
});

it('is there again after a reload that came before the save', async () => {
  const service = aService();
  service.down = true;
  const first = open(service);
  act(() => first.result.current.set('title', '没来得及保存'));

  const again = open(aService());

  expect(again.result.current.fields.title).toBe('没来得及保存');
});

it('stays on the device while the service is away, and goes when it is back', async () => {
  const service = aService();
  const { result } = open(service);
  service.down = true;

  act(() => result.current.set('title', '离线'));
  expect(await act(() => result.current.flush())).toBe(false);
  expect(result.current.saving.kind).toBe('offline');
  service.down = false;
  await act(() => result.current.flush());

  expect(service.record.fields.title).toBe('离线');
});

it('lays changes of others to other fields under mine without a word', async () => {
  const service = aService();
  const { result } = open(service);
  await service.save(1, { summary: '别人写的摘要' });

  act(() => result.current.set('title', '我的名称'));
  await act(() => result.current.flush());

  await waitFor(() => expect(service.record.fields).toEqual({ title: '我的名称', summary: '别人写的摘要' }));
  expect(result.current.rivals).toEqual([]);
  expect(result.current.fields.summary).toBe('别人写的摘要');
});

it('shows the other value where both changed the same field, and gives it back when asked', async () => {
  const service = aService();
  const { result } = open(service);
  await service.save(1, { title: '别人的名称' });

  act(() => result.current.set('title', '我的名称'));
  await act(() => result.current.flush());
  expect(result.current.rivals).toEqual([{ field: 'title', theirs: '别人的名称' }]);
  const [rival] = result.current.rivals;
  act(() => {
    if (rival) result.current.set(rival.field, rival.theirs);
  });
  await act(() => result.current.flush());

  expect(service.record.fields.title).toBe('别人的名称');
});
