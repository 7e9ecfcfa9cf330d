import type { Change } from '#kit/server/call.ts'
import { takeBackLetter } from '#kit/server/take-back-letter.ts'
import { takeBackNotice } from '#modules/notifications/server/take-back-notice.ts'
import { monitoringLetters } from '../contract/monitoring.letters.ts'
import { awaitForm } from './reminder-days.ts'
import { ensureDraft } from './survey-draft.ts'
import { linkPath, makeSurveyLink } from './survey-links.ts'
import { surveyPurposeOf } from './survey-purposes.ts'
import { holdSurvey, type Survey } from './survey.queries.ts'

const named = (survey: Survey) => {
  const { id, reference, participant, employer } = survey
  return { record: id, reference, form: surveyPurposeOf(survey).name, participant, employer }
}

/** What every letter names that asks for a form, with a link of its own. */
async function asking(change: Change, survey: Survey) {
  await ensureDraft(change, survey)
  const link = linkPath(survey, await makeSurveyLink(change, survey.id))
  return { ...named(survey), dueOn: survey.dueOn ?? '', link }
}

/** Asks a side for its form, which has just been opened. */
export async function tellOpened(change: Change, formId: string) {
  const survey = await holdSurvey(change, formId)
  await awaitForm(change, survey)
  await change.letter(monitoringLetters.opened, survey.asked, await asking(change, survey))
}

/** Asks once more, as it stands to the due day; once payments are held, for the last time. */
export async function tellReminded(change: Change, formId: string, isLast: boolean) {
  const survey = await holdSurvey(change, formId)
  const isOver = (survey.dueOn ?? '') < (await change.today())
  const { reminder, overdue, lastReminder } = monitoringLetters
  const letter = isLast ? lastReminder : isOver ? overdue : reminder
  await change.letter(letter, survey.asked, await asking(change, survey))
}

/** Tells whoever looks after the application that no reminder has helped. */
export async function tellStaff(change: Change, survey: Survey) {
  const { id, assigneeId, reference, employer, dueOn } = survey
  if (!assigneeId) return
  const { participant: _, ...facts } = named(survey)
  await change.letter(
    monitoringLetters.overdueForAssignee,
    { userId: assigneeId },
    { ...facts, reference, employer, dueOn: dueOn ?? '', link: `/monitoring-forms/${id}` },
  )
}

export async function tellExtended(change: Change, formId: string, reason: string) {
  const survey = await holdSurvey(change, formId)
  await awaitForm(change, survey)
  const facts = { ...(await asking(change, survey)), reason }
  await change.letter(monitoringLetters.extended, survey.asked, facts)
}

export async function tellChangesAsked(change: Change, formId: string, changes: string) {
  const survey = await holdSurvey(change, formId)
  await awaitForm(change, survey)
  const facts = { ...(await asking(change, survey)), changes }
  await change.letter(monitoringLetters.changesAsked, survey.asked, facts)
}

export async function tellAccepted(change: Change, formId: string) {
  const survey = await holdSurvey(change, formId)
  await change.letter(monitoringLetters.accepted, survey.asked, named(survey))
}

/** The side hears no more of an acceptance in error, as far as it has not heard yet. */
export async function takeBackAccepted(change: Change, formId: string) {
  const { accepted } = monitoringLetters
  const { asked } = await holdSurvey(change, formId)
  await takeBackLetter(change.db, accepted, formId)
  await takeBackNotice(change, accepted, { recordId: formId, email: asked.email })
}

export const tellReceived = (change: Change, survey: Survey) =>
  change.letter(monitoringLetters.received, survey.asked, named(survey))

/** A new link to the address on file, in place of one that opens its form no more. */
export async function mailFreshLink(change: Change, survey: Survey) {
  await change.letter(monitoringLetters.freshLink, survey.asked, await asking(change, survey))
}
