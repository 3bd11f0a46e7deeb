import { type JobRun, noteRuns as storeRuns } from './job-runs';
import { figuresReader as readerOf } from './read-figures';
import { leaveReplica as forgetReplica, type Replica, beatReplica as storeBeat } from './replicas';

export type { JobRun, Replica };

/** Stores how scheduled runs went. */
export const noteRuns = storeRuns;
/** Records that a replica is running. */
export const beatReplica = storeBeat;
/** Removes a replica that was stopped on purpose. */
export const leaveReplica = forgetReplica;
/** Reader of the figures for Prometheus. */
export const figuresReader = readerOf;
