import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { chooseEnvironment } from '@contract/environments';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { demoAccounts } from './demo/demo-accounts';
import type { Deps } from './deps';
import { AnswerCache } from './http/answer-cache';
import { BODY_BYTES_MAX } from './http/body-bounds';
import { refuseBroken } from './http/client-error';
import { freshnessOf } from './http/freshness';
import { GuardedResponse } from './http/guarded-response';
import { answerFromLast } from './http/last-good';
import { lazySerializers } from './http/lazy-serializers';
import { registerJson } from './http/read-json';
import { standardOutput } from './logging/log-output';
import { logSerializers } from './logging/log-serializers';
import { registerAchievements } from './modules/achievement/routes';
import { followUnit as followUnitInAchievements } from './modules/achievement/service';
import { registerAdmin } from './modules/admin/routes';
import { registerChanges } from './modules/apply/changes/change-routes';
import { registerComments } from './modules/apply/comments/comment-routes';
import { registerConfirmations } from './modules/apply/confirmations/confirmation-routes';
import { registerHelpers } from './modules/apply/helpers/helper-routes';
import { registerLetters } from './modules/apply/letters/letter-routes';
import { registerPresence } from './modules/apply/presence/presence-routes';
import { registerReceipts } from './modules/apply/receipts/receipt-routes';
import { registerRemarks } from './modules/apply/remark-routes';
import { registerResults } from './modules/apply/result-routes';
import { registerApply } from './modules/apply/routes';
import {
  draftsToWrite,
  fillFromElsewhere,
  followUnit as followUnitInForms,
  listedProjects,
  onLeaderCertified,
} from './modules/apply/service';
import { registerStamps } from './modules/apply/stamp/stamp-routes';
import { registerAttachments } from './modules/attachment/routes';
import { registerOpenUsers } from './modules/auth/open-user-routes';
import { registerRegistration } from './modules/auth/register-routes';
import { registerAuth } from './modules/auth/routes';
import { registerBegun } from './modules/begun/routes';
import { registerCalendars } from './modules/calendar/routes';
import { registerCertifications } from './modules/certification/routes';
import { moveCertifications, withdrawForSchool } from './modules/certification/service';
import { registerChains } from './modules/chain/routes';
import { registerCharts } from './modules/chart/routes';
import { registerContent } from './modules/content/routes';
import { registerDemands } from './modules/demand/routes';
import { followUnit as followUnitInDemands } from './modules/demand/service';
import { registerExports } from './modules/export/routes';
import { registerFacts } from './modules/fact/routes';
import { followUnit as followUnitInFacts } from './modules/fact/service';
import { registerPlatformHealth } from './modules/health/routes';
import { registerLearning } from './modules/learning/routes';
import { registerMatching } from './modules/matching/routes';
import { registerMonitor } from './modules/monitor/routes';
import { registerNotifications } from './modules/notification/routes';
import { registerPeriods } from './modules/period/routes';
import { isSharedPage, pagePreview } from './modules/preview/page-preview';
import { registerFeeds } from './modules/preview/routes';
import { registerProfile } from './modules/profile/routes';
import { registerReference } from './modules/reference/routes';
import { registerReminders } from './modules/reminder/routes';
import { noteToldOf, tellMoved } from './modules/reminder/service';
import { registerReviews } from './modules/review/routes';
import { registerSavedSearches } from './modules/saved-search/routes';
import { registerSchools } from './modules/school/routes';
import { registerSearch } from './modules/search/routes';
import { registerAccountSecurity } from './modules/security/routes';
import { environmentReader } from './modules/site/named-environment';
import { registerSite } from './modules/site/routes';
import { registerSystem } from './modules/system/routes';
import { registerUnits } from './modules/unit/routes';
import { registerUsers } from './modules/user/routes';
import { siteAddress } from './pages/site-address';
import { registerArrival } from './plugins/arrival';
import { registerConcurrentCalls } from './plugins/concurrent-calls';
import { type RefuseUnknown, refuseUnread, registerErrors } from './plugins/errors';
import { registerHealth } from './plugins/health';
import { rememberAnswers } from './plugins/kept-answers';
import { registerPolicyReports } from './plugins/policy-reports';
import { registerReadingPace } from './plugins/reading-pace';
import { registerRefusals } from './plugins/refusals';
import { registerRequestLog } from './plugins/request-log';
import { registerRequestMetrics } from './plugins/request-metrics';
import { registerTracing } from './plugins/request-tracing';
import { registerSecurity } from './plugins/security';
import { registerSession } from './plugins/session';
import { registerLoadShedding } from './plugins/shed-load';
import { registerStaticApp } from './plugins/static-app';
import { EXPORT_KINDS } from './wiring/export-kinds';
import { FILE_USES } from './wiring/file-uses';

/** Records that carry a unit's name and may still be drafts; each follows a change of the unit's registration. */
const UNIT_FOLLOWERS = [followUnitInForms, followUnitInDemands, followUnitInAchievements, followUnitInFacts];

const REQUEST_MS = 30_000;
/** Disconnects clients that send their headers very slowly (req:attack-a66). */
const HEADERS_MS = 10_000;
const CHECK_MS = 5000;

/** All but the probes, in the order in which it acts on a request. */
const buildSite = async (
  app: FastifyInstance,
  deps: Deps,
  { answers, refuseUnknown }: { answers: AnswerCache; refuseUnknown: RefuseUnknown },
): Promise<void> => {
  const { config } = deps;
  app.setNotFoundHandler(refuseUnknown);
  registerArrival(app, deps);
  registerJson(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  registerRequestLog(app);
  registerRequestMetrics(app, deps);
  registerLoadShedding(app, deps);
  await app.register(fastifyCookie);
  registerSession(app, deps);
  registerConcurrentCalls(app);
  registerReadingPace(app, deps);
  await registerPolicyReports(app);

  registerAuth(app, deps, demoAccounts);
  registerRegistration(app, deps);
  registerOpenUsers(app, deps);
  registerProfile(app, deps);
  registerAccountSecurity(app, deps);
  registerCertifications(app, deps, onLeaderCertified);
  registerSchools(app, deps, { move: moveCertifications, withdraw: withdrawForSchool });
  registerUnits(app, deps, UNIT_FOLLOWERS);
  registerNotifications(app, deps);
  registerSystem(app, deps);
  registerSite(app, deps);
  registerReference(app, deps);
  registerFeeds(app, deps);
  registerPeriods(app, deps, tellMoved);
  registerCharts(app, deps);
  registerContent(app, deps, listedProjects);
  registerDemands(app, deps);
  registerFacts(app, deps, { writable: draftsToWrite, fill: fillFromElsewhere });
  registerMatching(app, deps);
  registerAchievements(app, deps);
  registerBegun(app, deps);
  registerSavedSearches(app, deps);
  registerChains(app, deps);
  registerLearning(app, deps);
  registerSearch(app, deps);
  registerUsers(app, deps);
  registerMonitor(app, deps);
  registerPlatformHealth(app, deps);
  registerExports(app, deps, EXPORT_KINDS);
  registerAdmin(app, deps);
  registerReviews(app, deps, noteToldOf);
  registerApply(app, deps);
  registerResults(app, deps);
  registerHelpers(app, deps);
  registerComments(app, deps);
  registerConfirmations(app, deps);
  registerPresence(app, deps);
  registerRemarks(app, deps);
  registerStamps(app, deps);
  registerReceipts(app, deps);
  registerLetters(app, deps);
  registerChanges(app, deps);
  registerCalendars(app, deps);
  registerReminders(app, deps);
  await registerAttachments(app, deps, FILE_USES);

  const preview = pagePreview(deps);
  const readEnvironment = environmentReader(deps);
  const freshness = freshnessOf(deps);
  await registerStaticApp(app, resolve(config.appDir), {
    freshness,
    publicly: (work) => deps.db.publicly(work),
    now: deps.now,
    isShared: isSharedPage,
    addressOf: siteAddress(config.publicOrigin),
    findPreview: async (request, path, host) => (request.isHarvesting ? null : preview(request, path, host)),
    findServers: async (site) => chooseEnvironment({ ...(await readEnvironment()), site }),
  });
  rememberAnswers(app, freshness, answers);
};

/**
 * Assembles the whole service. Kept in process memory only: the reading pace of each visitor, and cached public
 * answers.
 */
export const build = async (deps: Deps): Promise<FastifyInstance> => {
  const { config } = deps;
  const app = fastify({
    logger: {
      level: config.logLevel,
      stream: standardOutput,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: logSerializers,
    },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS,
    // The whole site is registered as one plugin; on a busy machine that may exceed any timeout.
    pluginTimeout: 0,
    // The problem number shown with a failure is the trace id, so that support finds the trace by it.
    genReqId: (raw) => deps.tracing?.begin(raw as IncomingMessage) ?? randomUUID(),
    // registerRequestLog writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    // While it stops, the service still answers what reaches it (http-listener.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    http: {
      ServerResponse: GuardedResponse,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    clientErrorHandler: refuseBroken,
    frameworkErrors: refuseUnread,
  });
  // Browsers send `text/plain` cross-site without a preflight, so JSON is accepted only as `application/json`
  // (req:attack-a67).
  app.removeContentTypeParser('text/plain');
  registerTracing(app, deps);
  const answers = new AnswerCache();
  deps.metrics?.watchCache(answers);
  deps.metrics?.watchReads(deps.db.publicReads);
  const refuseUnknown = registerErrors(app, answerFromLast(answers, deps), registerRefusals(app, deps));
  registerSecurity(app);
  // Health probes come every second and skip all hooks of the site (sessions, limits, logging).
  registerHealth(app, deps);
  await app.register(async (site) => buildSite(site, deps, { answers, refuseUnknown }));
  return app;
};
