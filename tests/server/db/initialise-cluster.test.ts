import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialiseCluster } from '@server/db/embedded/initialise-cluster';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const path = temporaryDirectory();
const home = { path, cluster: join(path, 'cluster'), log: join(path, 'log'), account: null };

/** A replacement for initdb: does what another start would do in the meantime, then fails. */
function initdbDuringWhich(script: string): string {
  const file = join(path, 'initdb');
  writeFileSync(file, `#!/bin/sh\n${script}\necho 'could not open directory' >&2\nexit 1\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('a first start', () => {
  it('says why when its cluster cannot be made', async () => {
    const initdb = initdbDuringWhich('');

    await expect(initialiseCluster(initdb, home, 'secret')).rejects.toThrow(
      /无法建立内置数据库.*could not open directory/s,
    );
    expect(existsSync(home.cluster)).toBe(false);
  });

  it('takes the cluster of another start that was quicker and tidied its draft away', async () => {
    const initdb = initdbDuringWhich(
      `rm -rf '${path}'/initdb-*; mkdir '${home.cluster}'; echo 18 > '${home.cluster}/PG_VERSION'`,
    );

    await initialiseCluster(initdb, home, 'secret');

    expect(readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});
