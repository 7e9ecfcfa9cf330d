import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { draftToken, savedDraft, sentDraft } from '#modules/forms/contract/form-draft.ts'
import { informationDraft } from './information-request.ts'

const token = draftToken
const params = z.strictObject({ token })
const open = { public: true } as const
const path = '/public/information/{token}'
const language = z.enum(['en', 'fr'], 'choice')

/** Apart from what staff do, so that a phone does not load it. */
export const openInformationEndpoints = {
  readInformationDraft: defineEndpoint({
    method: 'GET',
    path,
    access: open,
    params,
    query: z.object({ language: z.optional(language) }),
    output: informationDraft,
    problems: ['linkExpired'],
  }),
  saveInformationDraft: defineEndpoint({
    method: 'PATCH',
    path,
    access: open,
    params,
    body: savedDraft,
    output: informationDraft,
    problems: ['alreadySubmitted', 'requestLapsed', 'requestWithdrawn'],
  }),
  /** Works with an expired link too: the new one goes to the address that was asked, whoever asks. */
  sendInformationLink: defineEndpoint({
    method: 'POST',
    path: `${path}/fresh-link`,
    access: open,
    params,
  }),
  uploadInformation: defineEndpoint({
    method: 'POST',
    path: `${path}/documents/{kind}`,
    access: open,
    params: z.strictObject({ token, kind: z.string().check(z.regex(/^\w{2,40}$/, 'format')) }),
    upload: true,
    output: informationDraft,
    status: 201,
    problems: ['fileType', 'fileEmpty'],
  }),
  removeInformation: defineEndpoint({
    method: 'DELETE',
    path: `${path}/documents/{documentId}`,
    access: open,
    params: z.strictObject({ token, documentId: idSchema }),
    output: informationDraft,
  }),
  submitInformation: defineEndpoint({
    method: 'POST',
    path: `${path}/submission`,
    access: open,
    params,
    body: sentDraft,
    output: informationDraft,
    idempotent: true,
    problems: ['requestLapsed', 'requestWithdrawn', 'documentsMissing', 'formChanged'],
  }),
}
