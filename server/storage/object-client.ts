import type { S3 } from '@aws-sdk/client-s3';
import type { StoreAddress } from '@server/config/store-address';
import { isStorageAway, type StorageAway } from '@server/errors/storage-away';
import { explainFault } from './object-faults';

/** Until a connection stands. */
const CONNECT_MS = 2000;
/** Until a piece of 8 MB has been taken. */
const ANSWER_MS = 20_000;
/** Without a byte in either direction; a visitor on a bad line reads in fits. */
const IDLE_MS = 30_000;
const ATTEMPTS = 2;
/** Visitors who download slowly hold one each. */
const CONNECTIONS_MAX = 200;
/** After a silence nobody asks for so long: requests that must fail fail at once, and hold up no others. */
const REST_MS = 2000;

/** Until a call without a body is answered. */
export const ASKED = { requestTimeout: 5000 };

/** Speaks S3 with one store. All failures leave it explained, those of the tus library's calls too. */
export const createObjectClient = async (address: StoreAddress): Promise<S3> => {
  const { S3 } = await import('@aws-sdk/client-s3');
  const { endpoint, region, isPathStyle, accessKey, secretKey } = address;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS_MAX };
  const client = new S3({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // The newer checksums are known to Amazon's store alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  let silence: { until: number; fault: StorageAway } | null = null;
  client.middlewareStack.add(
    (next) => async (call) => {
      if (silence && performance.now() < silence.until) throw silence.fault;
      try {
        return await next(call);
      } catch (error) {
        const explained = explainFault(address, error);
        if (isStorageAway(explained) && explained.fault === 'unreachable')
          silence = { until: performance.now() + REST_MS, fault: explained };
        throw explained;
      }
    },
    { step: 'initialize', priority: 'high', name: 'explainFaults' },
  );
  return client;
};
