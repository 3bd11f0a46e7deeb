import { useIntl } from '@ant-design/pro-components';
import { Button } from '@/components/Button';

interface Props {
  isOpen: boolean;
  onFold: () => void;
}

/** Unfolds the filters of a phone. The link of the component library is no stop of the Tab key. */
export function FilterFold({ isOpen, onFold }: Props) {
  // Words of the component library, as those of the two buttons beside it.
  const { getMessage } = useIntl();
  return (
    <Button look="text" aria-expanded={isOpen} onClick={onFold}>
      {isOpen ? getMessage('tableForm.expand', '收起') : getMessage('tableForm.collapsed', '展开')}
    </Button>
  );
}
