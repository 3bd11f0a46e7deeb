import { applyCalls } from './apply-calls';
import { attachmentCalls } from './attachment';
import { authCalls } from './auth';
import { contentCalls } from './content';
import type { CallOf } from './endpoint';
import { periodCalls } from './period';
import { registerCalls } from './register';
import { searchCalls } from './search';
import { siteCalls } from './site';
import { systemCalls } from './system';
import { verificationCalls } from './verification';

/** Every call of the product, by method and path. */
export const endpoints = {
  ...authCalls,
  ...registerCalls,
  ...verificationCalls,
  ...systemCalls,
  ...siteCalls,
  ...periodCalls,
  ...applyCalls,
  ...attachmentCalls,
  ...contentCalls,
  ...searchCalls,
};

export type EndpointKey = keyof typeof endpoints;
/** `Calls['GET /prod-api/cms/apply/{id}']` → its params, query, body and reply. */
export type Calls = { [K in EndpointKey]: CallOf<(typeof endpoints)[K]> };
