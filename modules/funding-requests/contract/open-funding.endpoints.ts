import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { draftToken, savedDraft, sentDraft } from '#modules/forms/contract/form-draft.ts'
import { fundingDraft } from './funding-draft.ts'

const params = z.strictObject({ token: draftToken })
const open = { public: true } as const
const path = '/public/funding-requests/{token}'

/** Apart from what staff do, so that a phone does not load it. */
export const openFundingEndpoints = {
  readFundingForm: defineEndpoint({
    method: 'GET',
    path,
    access: open,
    params,
    output: fundingDraft,
    problems: ['linkExpired'],
  }),
  saveFundingForm: defineEndpoint({
    method: 'PATCH',
    path,
    access: open,
    params,
    body: savedDraft,
    output: fundingDraft,
    problems: ['alreadySubmitted', 'formNotOpen', 'linkExpired'],
  }),
  /** Works with an expired link too: the new one goes to the address on file, whoever asks. */
  sendFundingLink: defineEndpoint({
    method: 'POST',
    path: `${path}/fresh-link`,
    access: open,
    params,
  }),
  uploadToFundingForm: defineEndpoint({
    method: 'POST',
    path: `${path}/documents/{kind}`,
    access: open,
    params: z.extend(params, { kind: z.string().check(z.regex(/^\w{2,40}$/, 'format')) }),
    upload: true,
    output: fundingDraft,
    status: 201,
    problems: ['fileType', 'fileEmpty', 'alreadySubmitted', 'formNotOpen'],
  }),
  removeFromFundingForm: defineEndpoint({
    method: 'DELETE',
    path: `${path}/documents/{documentId}`,
    access: open,
    params: z.extend(params, { documentId: idSchema }),
    output: fundingDraft,
    problems: ['alreadySubmitted', 'formNotOpen'],
  }),
  submitFundingForm: defineEndpoint({
    method: 'POST',
    path: `${path}/submission`,
    access: open,
    params,
    body: sentDraft,
    output: fundingDraft,
    idempotent: true,
    problems: ['formNotOpen', 'formChanged'],
  }),
}
