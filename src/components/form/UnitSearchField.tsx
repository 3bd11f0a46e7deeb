import { SEARCH_LIMITS } from '@contract/limits';
import { leastRule } from '@contract/rules/text-shapes';
import { AutoComplete } from 'antd';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { isToldBelow, TextRuleFoot } from './TextRuleFoot';
import type { TextRule } from './text-rule';
import styles from './UnitSearchField.module.css';
import { useClearMark } from './useClearMark';
import { useComposedSearch } from './useComposedSearch';
import { type SearchState, type UnitHit, type UnitSearch, useUnitSearch } from './useUnitSearch';

interface Look extends FieldProps<string | null> {
  search: UnitSearch;
  /** Called when a registered unit was chosen; passes its code and id too. */
  onPick: (unit: UnitHit) => void;
  placeholder?: string;
}
type Props = Look & TextRule;

const hitsOf = (state: SearchState): UnitHit[] => (state.kind === 'found' ? state.hits : []);

/** 单位全称, looked up in the unit register during typing. A name that is not registered is accepted too. */
export const UnitSearchField = memoField(function UnitSearchField(props: Props) {
  const { value, onChange, onBlur, search, onPick, placeholder, min, max, shape, ...shell } = props;
  const clearMark = useClearMark();
  const text = useText();
  const say = useWords();
  const { state, ask } = useUnitSearch(search);
  const whileTyped = useComposedSearch(ask);
  const answer = {
    idle: null,
    short: <span className={styles.note}>{say(leastRule(SEARCH_LIMITS.min))}</span>,
    searching: <span className={styles.note}>{text('kit.unitSearch.searching.label')}</span>,
    found: state.kind === 'found' && (
      <span className={styles.note}>{text('kit.unitSearch.none.empty', { keyword: state.keyword })}</span>
    ),
    failed: state.kind === 'failed' && (
      <span className={styles.failed}>
        {text('kit.unitSearch.self.failure')}
        <Button look="text" size="small" onClick={() => ask(state.keyword)}>
          {text('kit.error.retry.action')}
        </Button>
      </span>
    ),
  }[state.kind];
  const foot = isToldBelow(props, value) && (
    <TextRuleFoot id={`${props.id}-foot`} value={value} rule={props} />
  );
  return (
    <FieldShell {...shell} foot={foot} read={value}>
      {(wiring) => (
        <>
          <AutoComplete<string>
            {...wiring}
            {...whileTyped}
            style={{ width: '100%' }}
            status={wiring['aria-invalid'] && 'error'}
            placeholder={placeholder}
            allowClear={clearMark}
            value={value ?? ''}
            options={hitsOf(state).map((hit) => ({
              value: hit.name,
              label: (
                <span className={styles.hit}>
                  <span>{hit.name}</span>
                  <span className={styles.code}>
                    <bdi>{hit.uscc}</bdi>
                    {hit.parentName && <span>{hit.parentName}</span>}
                    {hit.former && (
                      <span>{text('certification.former.hit.label', { name: hit.former })}</span>
                    )}
                  </span>
                </span>
              ),
            }))}
            notFoundContent={answer}
            onChange={(name) => onChange(name || null)}
            onSelect={(name) => {
              const hit = hitsOf(state).find((each) => each.name === name);
              if (hit) onPick(hit);
            }}
            onBlur={onBlur}
          />
          <span className="vh" role="status">
            {state.kind === 'found' && text('kit.unitSearch.found.label', { n: state.hits.length })}
          </span>
        </>
      )}
    </FieldShell>
  );
});
