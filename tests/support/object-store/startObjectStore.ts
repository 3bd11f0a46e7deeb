import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import type { StoreAddress } from '@server/config/store-address';

const PROGRAM = join(__dirname, 'serve-swift.py');
/** Debian's own, whose packages it is: not one that a version manager puts before it. */
const PYTHON = '/usr/bin/python3';
const KEYS = { accessKey: 'test:tester', secretKey: 'for-tests-only' };

/** A client with which a test changes the store without the service. */
export const clientOf = ({ endpoint, region, accessKey, secretKey }: StoreAddress): S3 =>
  new S3({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

/** Starts a real object store from the operating system (python3-swift), which speaks S3 and requires signatures. */
export async function startObjectStore() {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-store-'));
  const child = spawn(PYTHON, [PROGRAM, folder, KEYS.accessKey, KEYS.secretKey], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [port, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (port += text));
  child.stderr.on('data', (text: Buffer) => (errors += text));
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (!Number(port)) throw new Error(`No Swift (apt-get install python3-swift):\n${errors}`);

  const addressOf = (bucket: string, at = Number(port)): StoreAddress => ({
    endpoint: `http://127.0.0.1:${at}`,
    bucket,
    region: 'us-east-1',
    isPathStyle: true,
    ...KEYS,
  });
  let buckets = 0;
  return {
    port: Number(port),
    addressOf,
    /** Creates an empty bucket and returns its address. */
    aBucket: async (): Promise<StoreAddress> => {
      const address = addressOf(`bucket-${++buckets}`);
      await clientOf(address).createBucket({ Bucket: address.bucket });
      return address;
    },
    stop: async (): Promise<void> => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;
