import { UNIT_REASON_MAX } from '@contract/limits';
import { beijingDay } from '@contract/rules/beijing-time';
import { readDay } from '@contract/rules/read-typed';
import { history } from '@umijs/max';
import { Button } from '@/components/Button';
import { DateField } from '@/components/form/DateField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useLoad } from '@/hooks/useLoad';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { FormFrame } from '@/pages/user/parts/FormFrame';
import { useSaved } from '@/pages/user/parts/useSaved';
import { fileUnitChange, type OwnUnit, type UnitChange } from '@/services/unit-change';
import { serviceNow } from '@/utils/service-clock';
import { EvidenceField, type EvidenceFile } from './EvidenceField';
import { handedInFile } from './handed-in-file';
import { UnitFactFields, unitFactFaults } from './UnitFactFields';
import { UNIT_ADDRESS } from './unit-address';
import { changeOf, initialOf, isUntouched, type UnitChangeValues } from './unit-change-values';

interface Props {
  /** The unit as registered now; untouched fields keep these values. */
  unit: OwnUnit;
  /** The last change if it was refused, so that nobody has to type it again. */
  refused: UnitChange | null;
  onSent: () => void;
  /** Called when the registration has changed since it was loaded. */
  onStale: () => void;
}

/** The form of a registration change: new details, date, reason, and the supporting document. */
export function ChangeUnitForm(props: Props) {
  const { refused } = props;
  const { data } = useLoad(() => handedInFile(refused?.paperFile ?? null), {
    about: refused?.id ?? null,
    atOnce: () => (refused ? undefined : null),
  });
  if (data === undefined) return <LoadingSkeleton shape="form" />;
  return <ChangeFields key={refused?.id} {...props} paper={data} />;
}

function ChangeFields({
  unit,
  refused,
  paper: handedIn,
  onSent,
  onStale,
}: Props & { paper: EvidenceFile | null }) {
  const t = useText();
  const saved = useSaved();
  const faultOf = useTextFault();
  const form = useFieldForm<UnitChangeValues>({
    form: 'change-unit',
    initial: initialOf(unit, refused, handedIn),
    check: (values) => {
      const grounds = values.grounds?.trim()
        ? faultOf(t('certification.change.grounds.label'), values.grounds, { max: UNIT_REASON_MAX })
        : t('certification.change.grounds.required');
      return {
        ...unitFactFaults(t, faultOf, values),
        ...(readDay(values.effectiveOn ?? '')
          ? {}
          : { effectiveOn: t('certification.change.effectiveOn.required') }),
        ...(grounds ? { grounds } : {}),
        ...(values.paper ? {} : { paper: t('certification.change.paper.required') }),
      };
    },
    checkWhole: (values) => (isUntouched(unit, values) ? t('certification.change.none.required') : null),
    send: async (values) => {
      const asked = changeOf(values);
      if (!asked) return;
      await fileUnitChange({ ...asked, version: unit.version });
      saved('certification.change.sent.success');
      history.replace(UNIT_ADDRESS);
      onSent();
    },
    onRefusal: ({ errorCode }) => {
      if (errorCode === 'unit.moved') onStale();
    },
  });
  const paper = form.at('paper');
  return (
    <FormFrame
      form={form}
      label={t('certification.change.self.title')}
      submitText={t('certification.change.send.action')}
      aside={
        <Button onClick={() => history.push(UNIT_ADDRESS)}>
          {t('certification.unit.register.back.action')}
        </Button>
      }
    >
      <UnitFactFields at={form.at} codeHelp={t('certification.change.uscc.help')} />
      <DateField
        {...form.at('effectiveOn')}
        label={t('certification.change.effectiveOn.label')}
        help={t('certification.change.effectiveOn.help')}
        required
        to={beijingDay(serviceNow())}
      />
      <EvidenceField
        id={paper.id}
        error={paper.error}
        purpose="unit"
        label={t('certification.change.paper.label')}
        help={t('certification.change.paper.help')}
        value={form.values.paper}
        onChange={(file) => form.set({ paper: file })}
      />
      <TextAreaField
        {...form.at('grounds')}
        label={t('certification.change.grounds.label')}
        help={t('certification.change.grounds.help')}
        required
        rows={3}
        max={UNIT_REASON_MAX}
      />
    </FormFrame>
  );
}
