import type { DemandIndicator } from '@contract/demand';
import type { DemandType } from '@contract/demand-choices';
import type { TechField } from '@contract/tech-fields';
import type { Generated } from 'kysely';
import type { Created, Json, Touched, WithDefault } from './column-types';

// Demands and achievements.
export interface DemandTable {
  id: Generated<number>;
  no: string;
  ownerId: number;
  title: string;
  field: TechField;
  type: DemandType;
  status: 'published' | 'matching' | 'solved';
  summary: string;
  problem: string;
  conditions: string;
  cooperation: string;
  indicators: Json<DemandIndicator[]>;
  budgetMin: number | null;
  budgetMax: number | null;
  expectedBy: string;
  unitName: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  publishAt: Date;
  deadline: Date;
  views: WithDefault<number>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface MarketSchema {
  demand: DemandTable;
}
