import { readDay } from '@contract/rules/read-typed';
import type { UnitFact } from '@contract/unit-choices';
import type { OwnUnit, UnitChange } from '@/services/unit-change';
import type { EvidenceFile } from './EvidenceField';
import { type UnitFactValues, unitFactsOf } from './UnitFactFields';

export interface UnitChangeValues extends UnitFactValues {
  effectiveOn: string | null;
  grounds: string | null;
  paper: EvidenceFile | null;
}

/** The registered details, overlaid with those of a refused change. */
export const initialOf = (
  unit: OwnUnit,
  refused: UnitChange | null,
  paper: EvidenceFile | null,
): UnitChangeValues => {
  const asked = (fact: UnitFact): string | null =>
    refused?.fields.find(({ field }) => field === fact)?.to ?? unit[fact];
  const province = asked('province');
  return {
    uscc: asked('uscc'),
    unitName: asked('name'),
    nature: asked('nature'),
    legalPerson: asked('legalPerson'),
    address: asked('address'),
    region: province ? [province, asked('city') ?? province] : null,
    effectiveOn: refused?.effectiveOn ?? null,
    grounds: refused?.grounds ?? null,
    paper,
  };
};

export const isUntouched = (unit: OwnUnit, values: UnitChangeValues): boolean => {
  const asked = unitFactsOf(values);
  if (!asked) return true;
  const { unitName: name, ...facts } = asked;
  return Object.entries({ name, ...facts }).every(
    ([field, value]) => value === '' || value === unit[field as keyof typeof facts],
  );
};

/** The requested change; null if anything is missing. */
export const changeOf = (values: UnitChangeValues) => {
  const facts = unitFactsOf(values);
  const effectiveOn = readDay(values.effectiveOn ?? '');
  if (!facts || !effectiveOn || !values.paper) return null;
  return { ...facts, effectiveOn, grounds: values.grounds?.trim() ?? '', paperFile: values.paper.id };
};
