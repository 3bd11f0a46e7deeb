import { beijingIso } from '@contract/rules/beijing-time';
import { PASSWORD_MIN } from '@contract/rules/password';
import type { Control, SecurityState } from '@contract/security-state';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { newestActs } from '@server/audit/newest-acts';
import type { Deps } from '@server/deps';
import { BODY_BYTES_MAX } from '@server/http/body-bounds';
import { AT_WORK_MAX } from '@server/http/load-gauge';
import { SIGN_IN_TRIES } from '@server/modules/auth/service';
import { STAFF_PASSWORD_MS } from '@server/security/granted-roles';
import { readRefusals } from '@server/security/refusal-counts';
import { ABSOLUTE_MS, IDLE_MS } from '@server/security/session-end';
import { watchStorage } from '@server/storage/watch-storage';

const inForce = (code: Control['code'], figures: Control['figures'] = {}): Control => ({
  code,
  figures,
  state: 'in_force',
});
const whether = (isMet: boolean, code: Control['code']): Control => ({
  code,
  figures: {},
  state: isMet ? 'in_force' : 'open',
});

/** Each figure is the constant that the code itself uses, so that the page cannot state a different one. */
const controlsOf = ({ config, load }: Deps, isStorageAway: boolean): Control[] => [
  inForce('password', { min: PASSWORD_MIN, days: STAFF_PASSWORD_MS / DAY_MS }),
  inForce('tries', { max: SIGN_IN_TRIES.max, minutes: SIGN_IN_TRIES.windowMs / MINUTE_MS }),
  inForce('second_factor'),
  inForce('session', { minutes: IDLE_MS / MINUTE_MS, hours: ABSOLUTE_MS / HOUR_MS }),
  inForce('encryption'),
  inForce('page_policy'),
  inForce('bounds', { mb: BODY_BYTES_MAX / 1024 / 1024 }),
  { code: 'shedding', state: load ? 'in_force' : 'open', figures: { max: AT_WORK_MAX } },
  whether(config.publicOrigin.startsWith('https://'), 'transport'),
  whether(config.clamdUrl !== null, 'scanner'),
  whether(!isStorageAway, 'storage'),
  whether(!config.demo, 'accounts'),
];

interface ChainDetail {
  status?: unknown;
  checked?: unknown;
}

const chainCheck = (act: { at: Date; detail: unknown } | undefined): SecurityState['auditCheck'] => {
  if (!act) return null;
  const { status, checked } = act.detail as ChainDetail;
  return { at: beijingIso(act.at), intact: status === 'intact', checked: Number(checked ?? 0) };
};

/** Controls in force, latest checks and refused attempts, each read where it is applied or recorded. */
export const readSecurityState = async (deps: Deps, now: Date): Promise<SecurityState> => {
  const { kysely } = deps.db;
  const [acts, refusals, storageFault] = await Promise.all([
    newestActs(kysely, ['backup.finish', 'audit.check', 'receipt.check']),
    readRefusals(kysely, now),
    watchStorage(deps.config)(),
  ]);
  const last = (action: string) => acts.find((act) => act.action === action);
  const backup = last('backup.finish');
  return {
    controls: controlsOf(deps, storageFault !== null),
    backup: backup ? { at: beijingIso(backup.at), done: backup.outcome === 'ok' } : null,
    auditCheck: chainCheck(last('audit.check')),
    receiptCheck: chainCheck(last('receipt.check')),
    refusals,
  };
};
