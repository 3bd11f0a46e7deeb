import { ProDescriptions } from '@ant-design/pro-components';
import { INTERESTS } from '@contract/account-choices';
import { TagsField } from '@/components/form/TagsField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import { fetchProfile, type Profile, updateProfile } from '@/services/profile';

/** A profile accepts any fields, so another program may have stored something else under this name. */
const interestsOf = ({ researchInterests }: Profile['profile']): string[] =>
  Array.isArray(researchInterests) ? researchInterests : [];

interface Values {
  interests: string[] | string | null;
}

function InterestsForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'profile',
    initial: { interests: interestsOf(profile.profile) },
    check: () => ({}),
    send: async ({ interests }) => {
      const words = Array.isArray(interests) ? interests : [];
      const notes = await updateProfile({ researchInterests: words.length > 0 ? words : null });
      onSaved({ ...profile, profile: notes });
      saved('settings.basic.self.success');
    },
  });
  return (
    <FormFrame
      form={form}
      label={t('settings.profile.interests.label')}
      submitText={t('settings.basic.self.action')}
    >
      <TagsField {...form.at('interests')} label={t('settings.profile.interests.label')} {...INTERESTS} />
    </FormFrame>
  );
}

/** 个人资料 beyond the account: the reader's roles and research interests. */
export function ProfileSection() {
  const t = useText();
  const loaded = useLoad(fetchProfile);
  return (
    <section aria-labelledby="profile-title">
      <h2 id="profile-title">{t('settings.profile.interests.label')}</h2>
      <LoadedBlock from={loaded}>
        {(profile) => (
          <>
            <ProDescriptions
              column={1}
              dataSource={profile}
              columns={[
                { title: t('admin.user.roles.column'), render: (_, { roleGroup }) => <bdi>{roleGroup}</bdi> },
              ]}
            />
            <InterestsForm profile={profile} onSaved={loaded.set} />
          </>
        )}
      </LoadedBlock>
    </section>
  );
}
