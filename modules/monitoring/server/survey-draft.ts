import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db, Looking } from '#kit/server/call.ts'
import { spokenDate } from '#kit/server/letter-facts.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { refused } from '#kit/server/problems.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { questionsOf } from '#modules/forms/contract/definition.ts'
import type { TypedAnswers } from '#modules/forms/contract/form-draft.ts'
import { countsForOf } from '#modules/forms/server/counts-for.ts'
import { draftNow, type DraftNow } from '#modules/forms/server/draft-under-version.ts'
import { keepDraftUntil, keepNewDraft, loadDraft } from '#modules/forms/server/form-draft.ts'
import { versionById } from '#modules/forms/server/form.queries.ts'
import { latestResponse } from '#modules/forms/server/latest-response.queries.ts'
import { presentFormDraft } from '#modules/forms/server/present-draft.ts'
import { isOfAgreedJob } from '../contract/other-than-agreed.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { monitoringWords } from '../contract/words.ts'
import { saidBefore } from './said-before.queries.ts'
import { holdsUntil, openSurveyLink, type Followed } from './survey-links.ts'
import { surveyPurposeOf } from './survey-purposes.ts'
import { findSurvey, holdSurvey, type Survey } from './survey.queries.ts'

/** What one has not sent stands there for as long as a link to it holds; what was sent, to be changed. */
export async function ensureDraft(change: Change, survey: Survey): Promise<void> {
  const { db } = change
  const { id, draftId } = survey
  const { rows } = await sql<{ until: string }>`
    select ${holdsUntil} as until from monitoring_forms f where f.id = ${id}`.execute(db)
  const { until } = theRow(rows)
  const stored = draftId ? await loadDraft(db, draftId, { lock: true }) : null
  if (stored && !stored.submittedRecordId) {
    await keepDraftUntil(change, stored.id, until)
    return
  }
  const draft = await keepNewDraft(
    change,
    { ...(await begun(change, survey)), recordId: id },
    until,
  )
  await db.updateTable('monitoring_forms').set({ draft_id: draft }).where('id', '=', id).execute()
}

/** What was answered before is what one begins with; files and statements are given anew. */
async function begun({ db }: Change, { side, number, placementId, programId, asked }: Survey) {
  const purpose = surveyPurposeOf({ side, number })
  const given = { purpose, programId, language: asked.language, email: asked.email }
  const latest = await latestResponse(db, { purpose, recordId: placementId })
  if (!latest) return given
  const { content } = await versionById(db, latest.versionId)
  const kinds = new Map(
    Array.from(questionsOf(content), ({ question }) => [question.id, question.kind]),
  )
  const answers = Object.fromEntries(
    Object.entries(latest.content).filter(
      ([key]) => !['file', 'statement'].includes(kinds.get(key) ?? ''),
    ),
  ) as TypedAnswers
  return { ...given, versionId: latest.versionId, answers }
}

const draftOf = async ({ db }: { db: Db }, { draftId }: Survey, options: { lock?: true } = {}) =>
  loadDraft(db, theKnown(draftId), options)

/** @throws 409 once it was sent, or is not asked for any more */
export function refuseNotOpen({ status }: Pick<Survey, 'status'>) {
  if (status === 'submitted' || status === 'accepted') throw refused('alreadySubmitted')
  if (status !== 'open') throw refused('formNotOpen')
}

/** A form behind a link, held with its draft until it is written. @throws 404, 409 */
export async function holdDraft(change: Change, token: string) {
  const link = await openSurveyLink(change.db, token)
  const survey = await holdSurvey(change, link.formId)
  refuseNotOpen(survey)
  return {
    link,
    survey,
    stored: await draftOf(change, survey, { lock: true }),
    purpose: surveyPurposeOf(survey),
  }
}

type Presenting = Pick<Looking, 'db' | 'person'> & Pick<Change, 'settings'>

/** A form behind a link, as its pages read it. @throws 404, 409 `linkExpired` */
export async function readSurvey(reading: Presenting, token: string): Promise<SurveyDraft> {
  return presentSurvey(reading, await openSurveyLink(reading.db, token))
}

export async function presentSurvey(reading: Presenting, link: Followed, has?: string) {
  const survey = await findSurvey(reading.db, link.formId)
  const stored = await draftOf(reading, survey)
  const now = await draftNow(reading.db, stored, surveyPurposeOf(survey))
  return presentDraft(reading, { link, survey, now }, has)
}

/** What is saved, without the questions that the caller has. */
export async function presentDraft(
  reading: Presenting,
  { link, survey, now }: { link: Followed; survey: Survey; now: DraftNow },
  has?: string,
): Promise<SurveyDraft> {
  const { side, number, reference, positionTitle, program, dueOn, daysLate, changesAsked } = survey
  const purpose = surveyPurposeOf(survey)
  return {
    ...presentFormDraft(reading, now, { purpose, has }),
    countsFor: await countsForOf(reading, survey),
    side,
    number,
    name: purpose.name,
    reference,
    positionTitle,
    participant: link.openedBy && side === 'employer' ? survey.participant : null,
    program,
    since: sinceOf(survey),
    dueOn,
    daysLate,
    holdsPayments: survey.holdId !== null,
    agreed: agreedOn(survey),
    changesAsked,
    before: await saidBefore(reading.db, survey, now.version),
    submitted: outcomeOf(survey),
  }
}

const sinceIn = (language: Language, startsOn: string) =>
  translatorOf(monitoringWords[language], language)('sinceDay', {
    day: spokenDate(startsOn, language),
  })

const sinceOf = ({ startsOn }: Survey) => ({
  en: sinceIn('en', startsOn),
  fr: sinceIn('fr', startsOn),
})

/** The participant answers without it. */
function agreedOn({ side, number, hoursPerWeek, hourlyWage }: Survey): SurveyDraft['agreed'] {
  return side === 'employer' && isOfAgreedJob(number) ? { hoursPerWeek, hourlyWage } : null
}

function outcomeOf({ status, reference, submittedOn }: Survey): SurveyDraft['submitted'] {
  if (status === 'open') return null
  const isSent = status === 'submitted' || status === 'accepted'
  return { state: isSent ? 'sent' : 'closed', reference, on: submittedOn }
}
