import { WithInfo } from '@/pages/user/parts/WithInfo';
import { SettingsFrame } from '@/pages/user/settings/SettingsFrame';
import { BindingSection } from './BindingSection';
import { OpenUsersSection } from './OpenUsersSection';
import { PasswordSection } from './PasswordSection';
import { SecondFactorSection } from './SecondFactorSection';

/** 登录与安全: ways to sign in, and protections against other people. */
export default function SecurityPanel() {
  return (
    <SettingsFrame current="security">
      <WithInfo>
        {(info, own) => (
          <>
            <PasswordSection info={info} onChanged={own.reload} />
            <BindingSection channel="phone" info={info} onChanged={own.reload} />
            <BindingSection channel="email" info={info} onChanged={own.reload} />
            <SecondFactorSection info={info} onChanged={own.reload} />
            <OpenUsersSection info={info} onChanged={own.reload} />
          </>
        )}
      </WithInfo>
    </SettingsFrame>
  );
}
