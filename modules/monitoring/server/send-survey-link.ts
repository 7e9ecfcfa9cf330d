import type { Change } from '#kit/server/call.ts'
import { monitoringLetters } from '../contract/monitoring.letters.ts'
import { followSurveyLink, hasManyLinks } from './survey-links.ts'
import { holdSurvey } from './survey.queries.ts'
import { mailFreshLink } from './tell-asked.ts'

/**
 * Mails a new link to the address on file, whoever asks for it, a few within the hour. What is not to be
 * filled in has none: nobody is told so who does not read that mail. @throws 404 for a link that never was
 */
export async function sendSurveyLink(change: Change, token: string): Promise<void> {
  const { formId } = await followSurveyLink(change.db, token)
  const survey = await holdSurvey(change, formId)
  if (survey.status !== 'open' || (await hasManyLinks(change, formId)))
    return change.pretendLetter(monitoringLetters.freshLink)
  await mailFreshLink(change, survey)
}
