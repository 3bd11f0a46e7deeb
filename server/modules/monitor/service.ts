import { checkAuditInTime } from './check-audit';

/** Walks the audit log once a day. */
export const watchAudit = checkAuditInTime;
