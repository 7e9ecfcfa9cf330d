import * as z from 'zod/mini'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { fundingRequestsSubjects } from '#modules/funding-requests/contract/funding-requests.subjects.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { supplementsSubjects } from '#modules/supplements/contract/supplements.subjects.ts'
import { extract, confirmation } from './letter-forms.ts'
import { paperKinds } from './paper-kinds.ts'

/** Records that letters are kept on. */
export const letterRecords = [
  'application',
  'payment',
  'supplement',
  'fundingRequest',
  'shareholder',
  'order',
] as const
export type LetterRecord = (typeof letterRecords)[number]

/** Of each kind of record with mailed letters, what whoever sends one again may do with it: one of these. */
export const sendsAgain = {
  application: (['update', 'decide'] as const).map((action) =>
    applicationsSubjects.may(action, 'Applications View'),
  ),
  payment: (['verify', 'decide', 'pay'] as const).map((action) =>
    paymentsSubjects.may(action, 'Payments'),
  ),
  supplement: (['create', 'decide'] as const).map((action) =>
    supplementsSubjects.may(action, 'Supplements'),
  ),
  fundingRequest: (['update', 'decide', 'verify'] as const).map((action) =>
    fundingRequestsSubjects.may(action, 'STT Funding View'),
  ),
} as const satisfies Partial<Record<LetterRecord, readonly Permission[]>>

const keptLetter = z.strictObject({
  id: idSchema,
  kind: z.enum(paperKinds),
  subject: z.string(),
  recipient: z.string(),
  language: z.enum(languages),
  /** Of the text that it was written with; null of a letter that has none. */
  version: z.nullable(z.int()),
  at: instantSchema,
  /** Who made it; null of what was sent by mail, and for people who are no staff. */
  madeBy: z.nullable(z.string()),
  /** To staff, whether characters that the font has not are printed as question marks. */
  isReplaced: z.boolean(),
  /** What its file is called. */
  name: z.string(),
  can: canSchema,
})
export type KeptLetter = z.infer<typeof keptLetter>

export const lettersEndpoints = {
  /** The newest first; those that the person may read. */
  listLetters: defineEndpoint({
    method: 'GET',
    path: '/letters/{kind}/{id}',
    access: { signedIn: true },
    params: z.strictObject({ kind: z.enum(letterRecords), id: idSchema }),
    output: z.strictObject({ data: z.array(keptLetter) }),
  }),
  /** The letter as it was sent: the same bytes each time. */
  openLetter: defineEndpoint({
    method: 'GET',
    path: '/kept-letters/{id}',
    access: { signedIn: true },
    stream: 'application/pdf',
  }),
  /** The mail of the letter leaves once more; a secret link in it is another one, and those before open nothing. */
  sendLetterAgain: defineEndpoint({
    method: 'POST',
    path: '/kept-letters/{id}/mails',
    access: { anyOf: Object.values(sendsAgain).flat() },
    output: keptLetter,
    status: 201,
    idempotent: true,
    inPerson: true,
    problems: ['addressErased', 'addressRefused', 'mailWaits'],
  }),
  makeRegisterExtract: defineEndpoint({
    method: 'POST',
    path: '/shareholders/{id}/register-extracts',
    access: shareholdersSubjects.may('update', 'Shareholders Edit'),
    body: extract.create,
    output: keptLetter,
    status: 201,
    idempotent: true,
  }),
  makeOrderConfirmation: defineEndpoint({
    method: 'POST',
    path: '/orders/{id}/confirmation-letters',
    access: ordersSubjects.may('update', 'Orders View'),
    body: confirmation.create,
    output: keptLetter,
    status: 201,
    idempotent: true,
    problems: ['orderIsDraft', 'orderIsVoid'],
  }),
}
