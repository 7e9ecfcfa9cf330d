import type { Change, ChangeCall } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep } from '#kit/server/steps.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { closeDraft } from '#modules/forms/server/form-draft.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { takeAnswers, type TakenAnswers } from '#modules/forms/server/take-answers.ts'
import type { openSurveysEndpoints } from '../contract/open-surveys.endpoints.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { endEscalation, holdForEscalation } from './escalate.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { holdDraft, presentSurvey } from './survey-draft.ts'
import { openSurveyLink, useUpLinks } from './survey-links.ts'
import { surveyPurposeOf } from './survey-purposes.ts'
import { holdSurvey, type Survey } from './survey.queries.ts'
import { tellReceived } from './tell-asked.ts'

type Submit = ChangeCall<(typeof openSurveysEndpoints)['submitSurvey']>

/**
 * Takes in a form, once, however often it is sent: the form is held while it is decided whether it is
 * still to be filled in, so whoever waives it meanwhile is before or after.
 * @throws 422 with what is wrong by question; 409 `formNotOpen`, `formChanged`
 */
export async function submitSurvey(call: Submit): Promise<SurveyDraft> {
  const { db, body, params } = call
  const link = await openSurveyLink(db, params.token)
  const { formId, openedBy } = link
  await holdForEscalation(call, formId)
  const { status } = await holdSurvey(call, formId)
  if (status === 'submitted' || status === 'accepted') return presentSurvey(call, link)
  const { survey, stored, purpose } = await holdDraft(call, params.token)
  const taken = await takeAnswers(call, stored, { purpose, seen: body })
  await keep(call, survey, { taken, by: openedBy ?? survey.asked.name })
  await closeDraft(call, stored.id, { recordId: survey.placementId })
  return presentSurvey(call, link, body.version)
}

async function keep(
  change: Change,
  survey: Survey,
  { taken, by }: { taken: TakenAnswers; by: string },
) {
  const { id, placementId: recordId } = survey
  await keepResponse(change, taken, { recordId, by })
  await carryOut(change, taken, { purpose: surveyPurposeOf(survey), recordId, by })
  await useUpLinks(change, id)
  await takeStep({ ...change, person: systemPerson, version: survey.version }, monitoringSteps, {
    id,
    step: 'submit',
    by,
    row: {
      submitted_on: await change.today(),
      submitted_by: by,
      changes_asked: null,
      remind_on: null,
    },
  })
  await endEscalation(change, survey)
  await tellReceived(change, survey)
}
