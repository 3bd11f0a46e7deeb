import { applyCalls } from './apply';
import { attachmentCalls } from './attachment';
import { authCalls } from './auth';
import { contentCalls } from './content';
import type { CallOf } from './endpoint';
import { periodCalls } from './period';
import { searchCalls } from './search';
import { siteCalls } from './site';
import { systemCalls } from './system';

/** Every call of the product, by method and path. */
export const endpoints = {
  ...authCalls,
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
