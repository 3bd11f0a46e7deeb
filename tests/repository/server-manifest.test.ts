import { runScript } from '@tests/support/run-script';

describe('the package list of the running service', () => {
  it('holds what the service loads, pinned, and nothing of the app', () => {
    const { status, output } = runScript('server-manifest.mjs');
    const { dependencies } = JSON.parse(output);

    expect(status).toBe(0);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'kysely', 'pg', 'typebox']));
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(['react']));
    expect(Object.values(dependencies)).not.toContainEqual(expect.stringMatching(/^[^\d]/));
  });
});
