import { WithInfo } from '@/pages/user/parts/WithInfo';
import { AvatarSection } from './AvatarSection';
import { BasicInfoForm } from './BasicInfoForm';
import { JoinAfter } from './JoinAfter';
import { ProfileSection } from './ProfileSection';
import { SchoolApplies } from './SchoolApplies';
import { SettingsFrame } from './SettingsFrame';

/** 基本资料. */
export default function BasicInfoPanel() {
  return (
    <SettingsFrame current="account">
      <WithInfo>
        {(info, own) => (
          <>
            <AvatarSection info={info} onChanged={own.reload} />
            <BasicInfoForm info={info} onSaved={own.reload} onMoved={own.keep} />
            <JoinAfter />
            <ProfileSection />
            <SchoolApplies />
          </>
        )}
      </WithInfo>
    </SettingsFrame>
  );
}
