import { safePath } from './safe-path';

const ORIGIN = 'https://kaichuang.example.cn';
const KNOWN = ['/', '/user', '/innovation/myProjects/7', '/demand'];
const follow = (from: string | null | undefined): string | null =>
  safePath(from, ORIGIN, (pathname) => KNOWN.includes(pathname));

describe('the way back after signing in', () => {
  it.each([
    ['/user'],
    ['/innovation/myProjects/7?step=plan#budget'],
    ['/demand?keyword=%E6%B3%B5&page=2'],
    ['/'],
  ])('follows %s', (from) => {
    expect(follow(from)).toBe(from);
  });

  // Each of these left the site or ran a script when pushed without this check (req:attack-a45).
  it.each([
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\\/evil.example'],
    ['https://evil.example'],
    ['https:evil.example'],
    ['HTTPS://evil.example/user'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>1</script>'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    ['/\u0000/evil.example'],
    ['/\u00a0/evil.example'],
    ['/\u2028/evil.example'],
    ['/./\\evil.example'],
    ['/user/..//evil.example'],
    ['/.//evil.example'],
    ['@evil.example'],
    ['user'],
    ['?from=/user'],
    [''],
    [null],
    [undefined],
  ])('refuses %j', (from) => {
    expect(follow(from)).toBeNull();
  });

  it('refuses a path that no screen answers', () => {
    expect(follow('/no/such/page')).toBeNull();
  });

  it('hands over path, query and hash only', () => {
    expect(follow('/user/../demand?a=1#b')).toBe('/demand?a=1#b');
  });
});
