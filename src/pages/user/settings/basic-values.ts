import { ACCOUNT_WORDS, INTRO_MAX, NICKNAME, REAL_NAME } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { textLength } from '@contract/rules/text-length';
import type { Text } from '@/i18n/useText';
import type { Say } from '@/i18n/useWords';
import { identityOf } from '@/pages/user/parts/identity';
import type { AccountUpdate, BasicInfo } from '@/services/account';

export interface BasicValues {
  nickname: string | null;
  name: string | null;
  show_realname: boolean | null;
  gender: string | null;
  location: string[] | null;
  identity: string | null;
  technical_title: string | null;
  student_id: string | null;
  school_id: number | null;
  department_id: number | null;
  intro: string | null;
}

export const valuesOf = (info: BasicInfo): BasicValues => ({
  nickname: info.nickname,
  name: info.name,
  show_realname: info.show_realname,
  gender: info.gender === null ? null : String(info.gender),
  location: info.location && info.location_city ? [info.location, info.location_city] : null,
  identity: info.identity,
  technical_title: info.technical_title,
  student_id: info.student_id,
  school_id: info.school_id,
  department_id: info.department_id,
  intro: info.intro,
});

export const bodyOf = (values: BasicValues, version: number): AccountUpdate => {
  const [location = null, city = null] = values.location ?? [];
  const identity = identityOf(values.identity);
  return {
    nickname: (values.nickname ?? '').trim(),
    name: cleanName(values.name ?? '') || null,
    show_realname: values.show_realname === true,
    gender: values.gender === null ? null : values.gender === '1' ? 1 : 0,
    location,
    location_city: city,
    identity,
    technical_title: identity === 'student' ? null : values.technical_title,
    student_id: identity === 'student' ? (values.student_id?.trim() ?? null) : null,
    school_id: values.school_id,
    department_id: values.department_id,
    intro: values.intro?.trim() ?? '',
    version,
  };
};

const standingFault = (t: Text, { identity, technical_title, student_id }: BasicValues) => {
  if (identity === null) return { identity: t('settings.field.identity.required') };
  if (identity === 'student')
    return student_id?.trim() ? {} : { student_id: t('settings.field.student_id.required') };
  return technical_title ? {} : { technical_title: t('settings.field.technical_title.required') };
};

/** Validates with the messages of the old service (req:calls-update-account); the service validates again. */
export const checkBasics = (
  t: Text,
  say: Say,
  values: BasicValues,
): Partial<Record<keyof BasicValues, string>> => {
  const { nickname, name, gender, location, school_id, intro } = values;
  return {
    ...(nickname
      ? NICKNAME.test(nickname.trim())
        ? {}
        : { nickname: say(ACCOUNT_WORDS.word('nickname')) }
      : { nickname: t('settings.field.nickname.required') }),
    ...(name
      ? REAL_NAME.test(cleanName(name))
        ? {}
        : { name: say(ACCOUNT_WORDS.word('realName')) }
      : { name: t('settings.field.name.required') }),
    ...(gender === null ? { gender: t('settings.field.gender.required') } : {}),
    ...(location && location.length === 2 ? {} : { location: t('settings.field.location.required') }),
    ...standingFault(t, values),
    ...(school_id === null ? { school_id: t('settings.field.school.required') } : {}),
    ...(textLength(intro) > INTRO_MAX
      ? { intro: t('settings.field.intro.invalid', { max: INTRO_MAX }) }
      : {}),
  };
};
