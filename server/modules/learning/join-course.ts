import type { learningCalls } from '@contract/learning-calls';
import type { LearningRole } from '@contract/learning-choices';
import { readInviteCode } from '@contract/rules/invite-code';
import { decideCourseJoin } from '@contract/rules/join-decision';
import type { Sealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import type { Call } from '@server/http/implement';
import { limitAsking } from './code';
import { codeOf, joinSpace, refused } from './join';

type JoinCall = Call<(typeof learningCalls)['POST /api/courses/apply_to_join_course.json']>;

const wantedOf = ({ student, professor, assistant_professor }: JoinCall['body']): LearningRole[] => [
  ...(student === 1 ? (['student'] as const) : []),
  ...(professor === 1 ? (['professor'] as const) : []),
  ...(assistant_professor === 1 ? (['assistant'] as const) : []),
];

const asked = (role: LearningRole): string =>
  role === 'professor' ? '教师申请已提交，请等待审核' : '助教申请已提交，请等待审核';

/** Joins a course by its code or by that of a class (req:calls-join-course). */
export const joinCourse = async ({ db }: Deps, sealer: Sealer, call: JoinCall) => {
  const { body, caller, now, request } = call;
  const code = readInviteCode(body.invite_code ?? '');
  if (!code) throw refused('course', 'codeEmpty');
  const found = await codeOf({ db, caller, now }, 'course', code);
  const wanted = wantedOf(body);
  if (wanted.some((role) => role !== 'student')) await limitAsking(db, caller.accountId, now);
  return call.transaction(async (tx) => {
    const scope = { tx, sealer, caller, now, source: request };
    const { space, join, waits } = await joinSpace(scope, found, (target, joiner) =>
      decideCourseJoin(target, joiner, wanted),
    );
    const isStudent = wanted.includes('student');
    // A student with the code of a class moves into that class.
    if (isStudent && join.length === 0 && found.classId !== null)
      await tx
        .updateTable('learningMember')
        .set({ classId: found.classId })
        .where('spaceId', '=', space.id)
        .where('accountId', '=', caller.accountId)
        .where('role', '=', 'student')
        .execute();
    const known = { course_id: space.id };
    if (join.length > 0) return { message: '加入成功', ...known };
    if (!waits) return { message: '您已是课堂成员', ...known };
    return { message: asked(waits), ...(isStudent ? known : {}) };
  });
};
