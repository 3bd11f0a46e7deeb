import { withoutUnseenMarks } from '@server/http/unseen-marks';
import { startService, type TestService } from '@tests/support/service';

const clean = (text: string) => withoutUnseenMarks(text, JSON.parse(text));

it('takes out what turns the reading direction and what has no width, however it is written', () => {
  expect(clean('{"a":["\\u202egpj.exe","x\u2066y\u200b"],"b":{"c":"\ufeff1 \\uFEFF2"}}')).toEqual({
    a: ['gpj.exe', 'xy'],
    b: { c: '1 2' },
  });
});

it('leaves what writing needs, and passwords as they were typed', () => {
  const texts = ['می\u200cخواهم', '👩\u200d🔬', 'a\u200eb', '沈\u3000知遥'];
  expect(clean(JSON.stringify({ texts, mark: '\u202e' }))).toEqual({ texts, mark: '' });
  expect(clean('{"newPassword":"a\\u202eb"}')).toEqual({ newPassword: 'a\u202eb' });
});

describe('in the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('nobody reads a title of somebody else that turns the line around', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const body = { kind: 'demand', name: '水处理\u202e\u2066', filters: { keyword: '水' } };
    const made = await service.call('POST', '/prod-api/cms/savedSearch', { headers, body });
    expect(JSON.stringify(made.body)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(made.status).toBe(200);
  });
});
