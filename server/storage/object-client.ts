import type { S3 } from '@aws-sdk/client-s3';
import type { StoreAddress } from '@server/config/store-address';
import { isStorageAway, type StorageAway } from '@server/errors/storage-away';
import { explainFault } from './object-faults';

/** Timeout of connecting. */
const CONNECT_MS = 2000;
/** Timeout of sending one piece of 8 MB. */
const ANSWER_MS = 20_000;
/** Without a byte in either direction; a visitor on a bad line reads in fits. */
const IDLE_MS = 30_000;
const ATTEMPTS = 2;
/** Each visitor with a slow download holds one connection. */
const CONNECTIONS_MAX = 200;
/** After an unreachable store, calls fail at once for this long instead of waiting for their timeout. */
const REST_MS = 2000;

/** Options for calls without a body. */
export const ASKED = { requestTimeout: 5000 };

/** An S3 client for one store. All its failures are explained, also those of calls by the tus library. */
export const createObjectClient = async (address: StoreAddress): Promise<S3> => {
  const { S3 } = await import('@aws-sdk/client-s3');
  const { endpoint, region, isPathStyle, accessKey, secretKey } = address;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS_MAX };
  const client = new S3({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Only Amazon's own store supports the newer checksums.
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
