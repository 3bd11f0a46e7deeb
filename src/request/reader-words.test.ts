import enUS from '@/i18n/texts/en-US.json';
import { type Find, inReaderWords } from './reader-words';

/**
 * Looks texts up in the English pack, without plurals: enough to check which sentence is used and with which values.
 */
const english: Find = (id, values) =>
  (enUS as Record<string, string>)[id]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ??
  null;
const chinese: Find = () => null;

const refusal = (sentence: unknown, data?: unknown) => ({
  code: 409,
  msg: '批次已于 2027-01-31 17:00 截止',
  errorMessage: '批次已于 2027-01-31 17:00 截止',
  errorCode: 'apply.closed',
  showType: 2,
  success: false,
  sentence,
  ...(data === undefined ? {} : { data }),
});
const closed = { id: 'said.apply.closed', params: { at: '2027-01-31 17:00' } };

describe('a refusal for a reader of another language', () => {
  it('is said in that language under all its names, and keeps its kind', () => {
    expect(inReaderWords(refusal(closed), english)).toMatchObject({
      msg: 'The round closed at 2027-01-31 17:00',
      errorMessage: 'The round closed at 2027-01-31 17:00',
      errorCode: 'apply.closed',
      showType: 2,
      success: false,
    });
  });

  it('says the old names of the other family as well', () => {
    const body = { status: -1, message: '密码不正确', sentence: { id: 'said.auth.password_wrong' } };

    expect(inReaderWords(body, english)).toMatchObject({ message: 'The password is not correct' });
  });

  it('says the sentences within a sentence', () => {
    const sentence = {
      id: 'said.apply.locked',
      params: { status: { id: 'contract.status.returned' } },
    };

    expect(inReaderWords(refusal(sentence), english)).toMatchObject({
      msg: 'The current status is “Returned for revision”. The content is locked',
    });
  });

  it('stays Chinese as a whole where a part has no words', () => {
    const sentence = { id: 'said.request.place', params: { path: 'a', problem: { id: 'said.unheard' } } };

    expect(inReaderWords(refusal(sentence), english)).toEqual(refusal(sentence));
  });

  it('says what is wrong with each field, and leaves the rest of what came along', () => {
    const fields = [
      { path: 'body.a', message: '缺少必填项' },
      { path: 'body.b', message: '字典里的说明' },
    ];
    const sentence = { id: 'said.request.invalid', fields: [{ id: 'said.field.required' }, null] };

    expect(inReaderWords(refusal(sentence, { fields, version: 4 }), english)).toMatchObject({
      data: {
        fields: [
          { path: 'body.a', message: 'A required item is missing' },
          { path: 'body.b', message: '字典里的说明' },
        ],
        version: 4,
      },
    });
  });

  it('is the very words of the service for a Chinese reader', () => {
    const body = refusal(closed, { fields: [{ path: 'body.a', message: '缺少必填项' }] });

    expect(inReaderWords(body, chinese)).toEqual(body);
  });

  it.each([[null], ['<html>'], [[1]], [{ code: 500, msg: '操作失败' }]])(
    'leaves %j of another service',
    (body) => {
      expect(inReaderWords(body, english)).toBe(body);
    },
  );
});
