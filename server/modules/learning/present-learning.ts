import type { JoinRequest, RequestCase, SpaceRow } from '@contract/learning';
import { beijingIso } from '@contract/rules/beijing-time';
import type { SpaceRecord } from './repository';
import type { RequestRecord } from './request-repository';

export const hasEnded = ({ endAt }: Pick<SpaceRecord, 'endAt'>, now: Date): boolean =>
  endAt !== null && endAt.getTime() <= now.getTime();

export const presentSpaceRow = (record: SpaceRecord, now: Date): SpaceRow => ({
  id: record.id,
  kind: record.kind,
  title: record.title,
  summary: record.summary,
  field: record.field,
  unit_name: record.unitName,
  teacher: record.teacher,
  member_count: Number(record.memberCount),
  capacity: record.capacity,
  requires_real_name: record.requiresRealName,
  requires_professional: record.requiresProfessional,
  end_at: record.endAt && beijingIso(record.endAt),
  state: hasEnded(record, now) ? 'ended' : 'open',
});

export const presentRequest = (record: RequestRecord): JoinRequest => ({
  id: record.id,
  space_id: record.spaceId,
  kind: record.kind,
  title: record.title,
  role: record.role,
  status: record.status,
  reason: record.reason,
  create_time: beijingIso(record.createdAt),
  decide_time: record.decidedAt && beijingIso(record.decidedAt),
  version: record.version,
});

export const presentCase = (record: RequestRecord): RequestCase => ({
  ...presentRequest(record),
  person: record.person,
  person_unit: record.personUnit ?? '',
  certified: record.certified,
  professional_certified: record.professionalCertified,
});
