/** Who decided on a case, when and why: the columns that every decision writes. */
export interface DecisionColumns<Status> {
  status: Status;
  reason: string | null;
  decidedBy: number;
  decidedAt: Date;
  updatedAt: Date;
}

export const decisionColumns = <Status>(
  { caller, now }: { caller: { accountId: number }; now: Date },
  status: Status,
  reason: string | null,
): DecisionColumns<Status> => ({
  status,
  reason,
  decidedBy: caller.accountId,
  decidedAt: now,
  updatedAt: now,
});
