import type { Change } from '#kit/server/call.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { questionsOf } from '#modules/forms/contract/definition.ts'
import { draftNow } from '#modules/forms/server/draft-under-version.ts'
import { loadDraft } from '#modules/forms/server/form-draft.ts'
import { saveAnswers } from '#modules/forms/server/save-answers.ts'
import { keyOf } from '../contract/question-key.ts'
import { surveyPurposeOf } from './survey-purposes.ts'
import { findSurvey } from './survey.queries.ts'

/**
 * Whoever is signed in need not type who they are: where a form is signed stands the name of the account, and
 * the title of an employer's contact whose account it is. What was answered stays, a cleared answer too.
 */
export async function signDraft(change: Change, formId: string): Promise<void> {
  const survey = await findSurvey(change.db, formId)
  const purpose = surveyPurposeOf(survey)
  const stored = await loadDraft(change.db, theKnown(survey.draftId), { lock: true })
  const { version } = await draftNow(change.db, stored, purpose)
  const asked = new Set(Array.from(questionsOf(version.content), ({ question }) => question.id))
  const known = await knownOf(change, survey.employerId)
  const answers = Object.fromEntries(
    Object.entries(known).filter(([key]) => asked.has(key) && stored.answers[key] === undefined),
  )
  if (Object.keys(answers).length === 0) return
  await saveAnswers(change, { stored, purpose }, { version: version.id, answers })
}

async function knownOf({ db, person }: Change, employerId: string) {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('employers as e', (join) =>
      join.onRef('e.contact_email', '=', 'u.email').on('e.id', '=', employerId),
    )
    .select(['u.name', 'e.contact_title as title'])
    .where('u.id', '=', theKnown(person.userId))
    .executeTakeFirstOrThrow()
  return {
    [keyOf('signName')]: user.name,
    ...(user.title && { [keyOf('signTitle')]: user.title }),
  }
}
