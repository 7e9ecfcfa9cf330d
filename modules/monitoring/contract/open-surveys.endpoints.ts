import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { draftToken, savedDraft, sentDraft } from '#modules/forms/contract/form-draft.ts'
import { surveyDraft } from './survey-draft.ts'

const params = z.strictObject({ token: draftToken })
const open = { public: true } as const
const path = '/public/monitoring-surveys/{token}'

/** Apart from what staff do, so that a phone does not load it. */
export const openSurveysEndpoints = {
  readSurvey: defineEndpoint({
    method: 'GET',
    path,
    access: open,
    params,
    output: surveyDraft,
    problems: ['linkExpired'],
  }),
  saveSurvey: defineEndpoint({
    method: 'PATCH',
    path,
    access: open,
    params,
    body: savedDraft,
    output: surveyDraft,
    problems: ['alreadySubmitted', 'formNotOpen', 'linkExpired'],
  }),
  /** Works with an expired link too: the new one goes to the address on file, whoever asks. */
  sendSurveyLink: defineEndpoint({
    method: 'POST',
    path: `${path}/fresh-link`,
    access: open,
    params,
  }),
  uploadToSurvey: defineEndpoint({
    method: 'POST',
    path: `${path}/documents/{kind}`,
    access: open,
    params: z.extend(params, { kind: z.string().check(z.regex(/^\w{2,40}$/, 'format')) }),
    upload: true,
    output: surveyDraft,
    status: 201,
    problems: ['fileType', 'fileEmpty', 'alreadySubmitted', 'formNotOpen'],
  }),
  removeFromSurvey: defineEndpoint({
    method: 'DELETE',
    path: `${path}/documents/{documentId}`,
    access: open,
    params: z.extend(params, { documentId: idSchema }),
    output: surveyDraft,
    problems: ['alreadySubmitted', 'formNotOpen'],
  }),
  submitSurvey: defineEndpoint({
    method: 'POST',
    path: `${path}/submission`,
    access: open,
    params,
    body: sentDraft,
    output: surveyDraft,
    idempotent: true,
    problems: ['formNotOpen', 'formChanged'],
  }),
}
