import type { learningCalls } from '@contract/learning-calls';
import { LONG_CODE_LENGTH, PROJECT_ROLES } from '@contract/learning-choices';
import { readInviteCode } from '@contract/rules/invite-code';
import { decideProjectJoin } from '@contract/rules/join-decision';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import type { Call } from '@server/http/implement';
import { limitAsking } from './code';
import { codeOf, joinSpace, refused } from './join';

type JoinCall = Call<(typeof learningCalls)['POST /api/project_applies.json']>;

/** Joins a learning project by its code (req:calls-join-project). */
export const joinProject = async ({ db }: Deps, sealer: Sealer, call: JoinCall) => {
  const { body, caller, now, request } = call;
  const code = readInviteCode(body.code ?? '');
  if (!code) throw refused('project', 'codeEmpty');
  const asked = body.role?.trim();
  if (!asked) throw refused('project', 'noRole');
  const role = PROJECT_ROLES.find((known) => known === asked);
  if (!role) throw refused('project', 'roleUnknown');
  if (code.length !== LONG_CODE_LENGTH) throw refused('project', 'codeLength');
  const found = await codeOf({ db, caller, now }, 'project', code);
  if (role !== 'reporter') await limitAsking(db, caller.accountId, now);
  return call.transaction(async (tx) => {
    const scope = { tx, sealer, caller, now, source: request };
    const { space } = await joinSpace(scope, found, (target, joiner) =>
      decideProjectJoin(target, joiner, role),
    );
    return { project_id: space.id };
  });
};
