import { type JobRun, noteRuns as storeRuns } from './job-runs';
import { figuresReader as readerOf } from './read-figures';
import { leaveReplica as forgetReplica, type Replica, beatReplica as storeBeat } from './replicas';

export type { JobRun, Replica };

/** Keeps how timed work went. */
export const noteRuns = storeRuns;
/** A replica is there. */
export const beatReplica = storeBeat;
/** A replica was stopped on purpose. */
export const leaveReplica = forgetReplica;
/** What Prometheus is told of the platform as a whole. */
export const figuresReader = readerOf;
