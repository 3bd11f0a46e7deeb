import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';

interface Props {
  /** The bare address of the list opens it. */
  opens: boolean;
  onRename: () => void;
  onOpens: () => void;
  onRemove: () => void;
}

/** What can be done with the view that is on the screen. */
export function ViewButtons({ opens, onRename, onOpens, onRemove }: Props) {
  const t = useText();
  return (
    <>
      <Button look="text" size="small" onClick={onRename}>
        {t('admin.view.rename.action')}
      </Button>
      <Button look="text" size="small" onClick={onOpens}>
        {t(opens ? 'admin.view.opensNot.action' : 'admin.view.opens.action')}
      </Button>
      <Button look="text" size="small" onClick={onRemove}>
        {t('admin.view.remove.action')}
      </Button>
    </>
  );
}
