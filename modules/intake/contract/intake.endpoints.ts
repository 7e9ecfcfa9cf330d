import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { emailSchema, idSchema } from '#kit/contract/fields.ts'
import { application } from '#modules/applications/contract/application.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { funding } from '#modules/applications/contract/funding.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { draftToken, savedDraft, sentDraft } from '#modules/forms/contract/form-draft.ts'
import { draft } from './intake.ts'

const token = draftToken
const params = z.strictObject({ token })
const open = { public: true } as const
/** What the subsidy is computed from. */
const subsidyTerms = z.pick(application.create, {
  startOn: true,
  endOn: true,
  hoursPerWeek: true,
  hourlyWage: true,
  employerCostPercent: true,
  otherFunding: true,
})
/** Left empty by people, filled in by programs. */
const honeypot = z.optional(z.string().check(z.maxLength(200)))

export const intakeEndpoints = {
  startDraft: defineEndpoint({
    summary: 'Start a public application',
    method: 'POST',
    path: '/public/drafts',
    access: open,
    body: z.strictObject({
      programId: idSchema,
      language: z.enum(['en', 'fr'], 'choice'),
      website: honeypot,
    }),
    output: z.strictObject({ token, draft }),
    // The link is new in each answer.
    packed: true,
    status: 201,
    idempotent: true,
  }),
  readDraft: defineEndpoint({
    method: 'GET',
    path: '/public/drafts/{token}',
    access: open,
    params,
    output: draft,
    problems: ['linkExpired'],
  }),
  saveDraft: defineEndpoint({
    method: 'PATCH',
    path: '/public/drafts/{token}',
    access: open,
    params,
    body: savedDraft,
    output: draft,
    problems: ['alreadySubmitted'],
  }),
  sendDraftLink: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/link',
    access: open,
    params,
    body: z.strictObject({ email: emailSchema }),
  }),
  /** Works with an expired link too: the new one goes to the address on file, whoever asks. */
  sendFreshLink: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/fresh-link',
    access: open,
    params,
  }),
  /** Tells only whoever came by a link to the person's own address. */
  checkParticipant: defineEndpoint({
    summary: 'Check what is known of a participant',
    method: 'POST',
    path: '/public/drafts/{token}/participant-check',
    access: open,
    params,
    body: z.strictObject({
      firstName: z.string().check(z.maxLength(80)),
      lastName: z.string().check(z.maxLength(80)),
      birthDate: z.string().check(z.maxLength(10)),
    }),
    output: z.strictObject({ openApplication: z.nullable(z.string()) }),
  }),
  estimateFunding: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/estimate',
    access: open,
    params,
    body: subsidyTerms,
    output: funding,
  }),
  uploadDocument: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/documents/{kind}',
    access: open,
    params: z.strictObject({ token, kind: z.string().check(z.regex(/^\w{2,40}$/, 'format')) }),
    upload: true,
    output: draft,
    status: 201,
    problems: ['fileType', 'fileEmpty'],
  }),
  removeDocument: defineEndpoint({
    method: 'DELETE',
    path: '/public/drafts/{token}/documents/{documentId}',
    access: open,
    params: z.strictObject({ token, documentId: idSchema }),
    output: draft,
  }),
  submitEmployerHalf: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/submission',
    access: open,
    params,
    body: z.extend(sentDraft, { website: honeypot }),
    output: draft,
    idempotent: true,
    problems: ['notEligible', 'programClosed', 'tooFast', 'documentsMissing', 'formChanged'],
  }),
  submitParticipantHalf: defineEndpoint({
    method: 'POST',
    path: '/public/drafts/{token}/participant-submission',
    access: open,
    params,
    body: z.extend(sentDraft, { website: honeypot }),
    output: draft,
    idempotent: true,
    problems: [
      'notEligible',
      'duplicateOpen',
      'applicationClosed',
      'tooFast',
      'documentsMissing',
      'formChanged',
    ],
  }),
  submitOnBehalf: defineEndpoint({
    summary: 'Submit an application on behalf of both sides',
    method: 'POST',
    path: '/applications',
    access: applicationsSubjects.may('create', 'Applications Create'),
    body: z.strictObject({
      programId: idSchema,
      language: z.enum(['en', 'fr'], 'choice'),
      employer: employer.create,
      position: application.create,
    }),
    output: z.strictObject({ id: idSchema, reference: z.string() }),
    status: 201,
    idempotent: true,
    problems: ['notEligible', 'programClosed'],
  }),
  /** What the subsidy of an application as it is typed would be; refused as the application would be. */
  estimateOnBehalf: defineEndpoint({
    summary: 'Estimate the subsidy of an application on behalf',
    method: 'POST',
    path: '/applications/estimate',
    access: applicationsSubjects.may('create', 'Applications Create'),
    body: z.extend(subsidyTerms, {
      programId: idSchema,
      /** What is left of an employer's maximum lowers the subsidy. */
      businessNumber: z.optional(employer.fields.businessNumber.schema),
    }),
    output: funding,
    problems: ['notEligible', 'programClosed'],
  }),
}
