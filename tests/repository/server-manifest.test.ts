import { runScript } from '@tests/support/run-script';

describe('the package list of the running service', () => {
  it('holds what the service loads, pinned, and nothing of the app', () => {
    const { status, output } = runScript('server-manifest.mjs');
    const { dependencies } = JSON.parse(output);

    expect(status).toBe(0);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
    expect(Object.keys(dependencies)).not.toContain('react');
    expect(Object.values(dependencies)).not.toContainEqual(expect.stringMatching(/^[^\d]/));
  });

  it('holds the font that every PDF embeds, which is found by its path', () => {
    const { dependencies } = JSON.parse(runScript('server-manifest.mjs').output);

    expect(dependencies).toHaveProperty('@expo-google-fonts/noto-sans-sc');
  });

  it('leaves out what the build has put into the service itself', () => {
    const { dependencies } = JSON.parse(runScript('server-manifest.mjs').output);

    for (const name of ['kysely', 'typebox']) expect(dependencies).not.toHaveProperty(name);
  });
});
