import { areHosts, hostsOf, nameOfDatabase } from '@server/config/database-hosts';

describe('the hosts of an address', () => {
  it.each([
    ['postgresql://u:p@db:5432/x', ['postgresql://u:p@db:5432/x']],
    ['postgresql:///x?host=/run/postgresql', ['postgresql:///x?host=/run/postgresql']],
    ['postgresql://u:p,q@db/x', ['postgresql://u:p,q@db/x']],
    ['postgresql://db/x?options=a,b', ['postgresql://db/x?options=a,b']],
    [
      'postgres://u:p@a:1,b:2/x?sslmode=disable',
      ['postgres://u:p@a:1/x?sslmode=disable', 'postgres://u:p@b:2/x?sslmode=disable'],
    ],
    ['postgresql://u:p,@q@a,[::1]:5433/x', ['postgresql://u:p,@q@a/x', 'postgresql://u:p,@q@[::1]:5433/x']],
  ])('%s', (url, hosts) => expect(hostsOf(url)).toEqual(hosts));

  it.each([
    ['postgresql://u:p@a:5432,b:5432,c:5432/x?target_session_attrs=read-write', true],
    ['postgresql://u:p@a,b/x?target_session_attrs=primary', true],
    ['postgresql://u:p@a:5432,a:5433/x', true],
    // The same host twice: once without a port, which means the default port.
    ['postgresql://u:p@a,a:5432/x', false],
    ['postgresql://u:p@a,b/x?target_session_attrs=prefer-standby', false],
    ['postgresql://u:p@a,,b/x', false],
    ['postgresql://u:p@a:1,b:99999/x', false],
  ])('%s can be used: %s', (url, isGood) => expect(areHosts(hostsOf(url))).toBe(isGood));

  it('are named without account and password', () => {
    expect(nameOfDatabase('postgresql://u:secret@a:5432,b:5433/x')).toBe('a:5432,b:5433/x');
    expect(nameOfDatabase('postgresql://u:secret@a:5432/x?sslmode=disable')).toBe('a:5432/x');
  });
});
