import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { APPLY, openLetter, ownDraft, replaceTitle, startFromEarlier } from './applications.mjs';
import { changeLeader } from './leader-change.mjs';
import { beginRecords, closeDemand, lookAtPictures, publishWithCover } from './market.mjs';
import {
  allowTwo,
  beginPublicity,
  extendReview,
  refuseCertification,
  setNearEnds,
  setSitePicture,
  tidyUp,
  vouchForMember,
} from './office.mjs';
import { personOf, said } from './person.mjs';
import { loseSecondFactor } from './second-factor.mjs';
import { inviteHelper, letConfirmationLapse } from './team.mjs';
import { changeUnit } from './unit-change.mjs';
import { beginReview, chooseLanguage, reportStage, setOwn, writeBeside } from './work.mjs';

const OWN_PHONE = '19900000001';
/** Purpose number of a sign-in code. */
const SIGN_IN_CODE = 6;
/** By then the scheduled jobs and the outbox have run. */
const ROUND_MS = 8000;

/** Provokes an unexpected failure: the upload folder is missing while a file arrives. */
async function failOnce({ send }, dataDir) {
  const uploads = join(dataDir, 'uploads');
  renameSync(uploads, `${uploads}-away`);
  try {
    const path = '/api/attachments.json?name=a.pdf&purpose=application';
    await send('POST', path, '%PDF-1.7', { 'content-type': 'application/pdf' });
  } finally {
    renameSync(`${uploads}-away`, uploads);
  }
}

async function askForCode({ send }) {
  const path = `/api/accounts/get_verification_code.json?login=${OWN_PHONE}&type=${SIGN_IN_CODE}`;
  said('验证码', await send('GET', path));
}

/** Runs the acts one after another and reports failures, because an earlier version may lack what an act needs. */
async function actInTurn(acts) {
  for (const [act, ...who] of acts) {
    try {
      await act(...who);
    } catch (error) {
      process.stdout.write(`${act.name}：${error.message}\n`);
    }
  }
}

/** Adds through the API what the demo data lack; the service is stopped afterwards. */
export async function firstSitting(origin, dataDir) {
  const signIn = (login) => personOf(origin, login);
  const [leader, colleague] = [await signIn('shenzhiyao'), await signIn('gumingqian')];
  const [office, expert, admin] = [await signIn('office'), await signIn('luyiwei'), await signIn('admin')];
  const unit = await signIn('xuyingchuan');
  await actInTurn([
    [chooseLanguage, leader],
    [replaceTitle, leader],
    [inviteHelper, leader],
    [letConfirmationLapse, leader, colleague],
    [allowTwo, office],
    [startFromEarlier, leader],
    [beginRecords, leader],
    [publishWithCover, leader, office],
    [setNearEnds, office],
    [reportStage, leader],
    [beginReview, expert],
    [beginPublicity, office],
    [extendReview, office],
    [vouchForMember, unit],
    [refuseCertification, office],
    [writeBeside, office, colleague],
    [tidyUp, office],
    [setSitePicture, admin],
    [setOwn, leader],
    [lookAtPictures, colleague],
    [loseSecondFactor, origin, admin],
    [openLetter, leader],
    [closeDemand, office],
    [changeUnit, unit, office],
    [changeLeader, leader, colleague, unit],
    [askForCode, leader],
    [failOnce, leader, dataDir],
  ]);
  await wait(ROUND_MS);
}

/** Waits until the scheduled jobs have run; nobody acts. */
export const sitAndWait = () => wait(ROUND_MS);

/** Adds what does not last: somebody has a form open while the backup is made. */
export async function secondSitting(origin) {
  await wait(ROUND_MS);
  const leader = await personOf(origin, 'shenzhiyao');
  const draft = await ownDraft(leader);
  said('正在此处', await leader.send('PUT', `${APPLY}/${draft.id}/presence`, { step: 'plan' }));
}
