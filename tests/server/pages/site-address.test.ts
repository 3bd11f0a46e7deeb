import { deployments } from '@contract/environments';
import { siteAddress } from '@server/pages/site-address';

const OWN = 'kaichuang.example.cn';
const [{ site } = { site: '' }] = deployments;

describe('the name under which a page is asked for', () => {
  it.each([
    [OWN, OWN],
    ['Kaichuang.Example.CN', OWN],
    [`learning.${OWN}`, `learning.${OWN}`],
    ['kaichuang.learning.example.cn', 'kaichuang.learning.example.cn'],
    [site, site],
    [`learning.${site}`, `learning.${site}`],
    // Unknown hosts are answered with the public address or that of its learning site.
    ['evil.example', OWN],
    [`${OWN}.evil.example`, OWN],
    [`${OWN}:8443`, OWN],
    [`${OWN}@evil.example`, OWN],
    ['evil.example/../', OWN],
    ['"><script>', OWN],
    ['', OWN],
    ['learning.evil.example', `learning.${OWN}`],
    ['learning.', `learning.${OWN}`],
  ])('%j is that of %s', (asked, host) => {
    expect(siteAddress(`https://${OWN}`)(asked)).toEqual({ host, protocol: 'https' });
  });

  it.each([
    ['http://127.0.0.1:8000', 'localhost:8000', '127.0.0.1:8000'],
    ['http://127.0.0.1:8000', 'learning.localhost:8000', 'learning.localhost:8000'],
    ['http://[::1]:8000', 'learning.localhost:8000', 'learning.localhost:8000'],
    ['https://learning.example.cn', 'evil.example', 'learning.example.cn'],
    ['https://learning.example.cn', 'example.cn', 'example.cn'],
  ])('at %s, %s is that of %s, and an address', (origin, asked, host) => {
    const address = siteAddress(origin)(asked);

    expect(address.host).toBe(host);
    expect(new URL('/', `${address.protocol}://${address.host}`).host).toBe(host);
  });
});
