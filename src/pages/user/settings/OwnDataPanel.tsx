import { WithInfo } from '@/pages/user/parts/WithInfo';
import { CloseSection } from './CloseSection';
import { ConsentSection } from './ConsentSection';
import { ExportSection } from './ExportSection';
import { SettingsFrame } from './SettingsFrame';

/** 我的数据: consents, export, and closing the account. */
export default function OwnDataPanel() {
  return (
    <SettingsFrame current="data">
      <ConsentSection />
      <ExportSection />
      <WithInfo>{(info) => <CloseSection info={info} />}</WithInfo>
    </SettingsFrame>
  );
}
