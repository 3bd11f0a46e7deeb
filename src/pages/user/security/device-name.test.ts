import { deviceName } from './device-name';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36', 'Chrome · Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/130.0 MicroMessenger/8.0', '微信 · Android'],
  ['curl/8.0', null],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
