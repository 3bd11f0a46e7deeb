import { chooseEnvironment } from '@contract/environments';
import { imageUrl } from './environment';

const choose = (name?: string, hosts?: object, site = 'kaichuang.example.cn') =>
  chooseEnvironment({ name, hosts, site });

describe('the environment', () => {
  it('is dev, on one origin, when nothing names another [constant.environment.flag]', () => {
    expect(choose()).toEqual(choose('dev'));
    expect(choose().api).toBe('');
  });

  it('is dev when the name is none of the table', () => {
    expect(choose('constructor')).toEqual(choose('dev'));
  });

  it('sets all servers of the one that is named [constant.environment.servers]', () => {
    const { api, image, report, codeHosting, webTerminal, slice, office, qqCallback } = choose('test');

    for (const host of [api, image, report, codeHosting, slice, qqCallback])
      expect(host).toMatch(/^https:\/\//);
    expect(webTerminal).toMatch(/^wss:\/\//);
    expect(office).toHaveLength(2);
  });

  it('has different hosts in each of the five [constant.environment.hosts]', () => {
    expect(new Set(['local', 'dev', 'test', 'pre', 'prod'].map((name) => choose(name).api)).size).toBe(5);
  });

  it('takes the API of the site in production, for the two other deployments [constant.environment.production]', () => {
    const apis = ['kaichuang.example.cn', 'first.example.com', 'second.example.com'].map(
      (site) => choose('prod', undefined, site).api,
    );

    expect(new Set(apis).size).toBe(3);
  });

  it('leaves the site out of account elsewhere', () => {
    expect(choose('test', undefined, 'first.example.com')).toEqual(choose('test'));
  });

  it('lets /env.js have the last word', () => {
    expect(choose('prod', { api: 'https://api.example.org' }, 'first.example.com').api).toBe(
      'https://api.example.org',
    );
  });
});

describe('imageUrl', () => {
  it.each([
    ['system/logo.png', '/system/logo.png'],
    ['/system/logo.png', '/system/logo.png'],
    ['https://images.example.cn/a.png', 'https://images.example.cn/a.png'],
    ['', null],
    [null, null],
  ])('of %j is %j', (path, expected) => {
    expect(imageUrl(path)).toBe(expected);
  });
});
