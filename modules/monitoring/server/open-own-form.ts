import type { Change } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { loadForm } from './monitoring.queries.ts'
import { mayFill } from './monitoring.policy.ts'
import { signDraft } from './sign-draft.ts'
import { ensureDraft } from './survey-draft.ts'
import { makeOwnLink } from './survey-links.ts'
import { holdSurvey } from './survey.queries.ts'

/**
 * A link for whoever is signed in and is asked, in place of the one in the letter.
 * @throws 404 for anybody else, 409 `formNotOpen`
 */
export async function openOwnForm(change: Change, id: string): Promise<string> {
  const form = await loadForm(change, id)
  if (!mayFill(change.person, form)) throw notFound()
  const survey = await holdSurvey(change, id)
  if (survey.status !== 'open') throw refused('formNotOpen')
  await ensureDraft(change, survey)
  await signDraft(change, id)
  return makeOwnLink(change, id)
}
