import { accountCalls } from './account';
import { achievementCalls } from './achievement-calls';
import { applyCalls } from './apply-calls';
import { attachmentCalls } from './attachment';
import { authCalls } from './auth';
import { calendarCalls } from './calendar';
import { certificationCalls } from './certification';
import { chartCalls } from './chart';
import { contentCalls } from './content';
import { demandCalls } from './demand';
import { demandPostingCalls } from './demand-posting';
import { deskApplyCalls } from './desk-apply';
import { deskSystemCalls } from './desk-system';
import { deskUserCalls } from './desk-user';
import type { CallOf } from './endpoint';
import { followCalls } from './follow';
import { learningCalls } from './learning-calls';
import { notificationCalls } from './notification';
import { openUserCalls } from './open-user';
import { periodCalls } from './period';
import { receiptCalls } from './receipt';
import { registerCalls } from './register';
import { remarkCalls } from './remark';
import { resultCalls } from './result-calls';
import { reviewCalls } from './review';
import { schoolCalls } from './school';
import { searchCalls } from './search';
import { securityCalls } from './security';
import { siteCalls } from './site';
import { stampCalls } from './stamp';
import { systemCalls } from './system';
import { unitMemberCalls } from './unit-member';
import { verificationCalls } from './verification';

/** Every call of the product, by method and path. */
export const endpoints = {
  ...authCalls,
  ...registerCalls,
  ...verificationCalls,
  ...openUserCalls,
  ...accountCalls,
  ...securityCalls,
  ...certificationCalls,
  ...schoolCalls,
  ...unitMemberCalls,
  ...notificationCalls,
  ...systemCalls,
  ...siteCalls,
  ...periodCalls,
  ...deskApplyCalls,
  ...deskUserCalls,
  ...deskSystemCalls,
  ...reviewCalls,
  ...applyCalls,
  ...resultCalls,
  ...remarkCalls,
  ...stampCalls,
  ...receiptCalls,
  ...followCalls,
  ...calendarCalls,
  ...attachmentCalls,
  ...chartCalls,
  ...contentCalls,
  ...demandCalls,
  ...demandPostingCalls,
  ...achievementCalls,
  ...searchCalls,
  ...learningCalls,
};

export type EndpointKey = keyof typeof endpoints;
/** `Calls['GET /prod-api/cms/apply/{id}']` → its params, query, body and reply. */
export type Calls = { [K in EndpointKey]: CallOf<(typeof endpoints)[K]> };
