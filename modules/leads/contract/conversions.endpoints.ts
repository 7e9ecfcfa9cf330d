import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { checkBy } from '#kit/contract/validation.ts'
import { likenesses } from '#modules/merges/contract/likeness.ts'
import { numberedShareholder } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { conversion, conversionErrors } from './conversion.ts'
import { leadRecord } from './leads.endpoints.ts'
import { leadsSubjects } from './leads.subjects.ts'

const { may } = leadsSubjects
const ofShareholders = shareholdersSubjects.may

const typed = z.optional(z.nullable(z.string().check(z.maxLength(254))))

/** What is typed of the new shareholder so far; nothing has to be right yet. */
const typedConversion = z.strictObject({
  shareholderKind: z.enum(['individual', 'company'], 'choice'),
  firstName: typed,
  lastName: typed,
  companyName: typed,
  email: typed,
  phone: typed,
  country: typed,
  birthDate: z.optional(z.nullable(dateSchema)),
  postCode: typed,
})
export type TypedConversion = z.infer<typeof typedConversion>

/** Whom the new shareholder looks like; `isJoinable`: the lead may be joined to it. */
const alike = z.extend(numberedShareholder, {
  reasons: z.array(z.enum(likenesses)),
  isJoinable: z.boolean(),
})
export type Alike = z.infer<typeof alike>

const leadBehind = z.strictObject({ id: idSchema, name: z.string(), convertedAt: z.string() })
export type LeadBehind = z.infer<typeof leadBehind>

export const conversionsEndpoints = {
  /** Active shareholders like the one that the lead would become, among those that the person sees. */
  findAlike: defineEndpoint({
    summary: 'Find shareholders like a lead',
    method: 'POST',
    path: '/leads/{id}/lookalikes',
    access: may('convert', 'Leads'),
    body: typedConversion,
    output: z.strictObject({ data: z.array(alike) }),
  }),
  /** Makes a shareholder of the lead, or joins it to one that is there. */
  convertLead: defineEndpoint({
    method: 'POST',
    path: '/leads/{id}/conversion',
    access: may('convert', 'Leads'),
    body: z
      .extend(conversion.create, {
        /** Those like it that were looked at, and are somebody else. */
        apartFrom: z.optional(z.array(idSchema).check(z.maxLength(50))),
      })
      .check(checkBy((body) => conversionErrors(body))),
    output: leadRecord,
    ifMatch: true,
    idempotent: true,
    problems: [
      'wrongState',
      'converted',
      'looksLikeOthers',
      'noWonStatus',
      'shareholderArchived',
      'shareholderMerged',
    ],
  }),
  /** The lead is one again; a shareholder that was made of it goes, unless something hangs on it. */
  undoConversion: defineEndpoint({
    method: 'POST',
    path: '/leads/{id}/conversion/withdrawal',
    access: may('convert', 'Leads'),
    output: leadRecord,
    ifMatch: true,
    problems: [
      'wrongState',
      'undoIsOver',
      'shareholderUnseen',
      'shareholderMerged',
      'shareholderHasOrders',
      'shareholderInUse',
      'noOpenStatus',
    ],
  }),
  /** The leads that became a shareholder, as far as the person sees them. */
  listLeadsBehind: defineEndpoint({
    summary: 'List the leads that a shareholder came from',
    method: 'GET',
    path: '/shareholders/{id}/leads',
    access: {
      anyOf: [
        ofShareholders('view', 'Shareholders List'),
        ofShareholders('view', 'Shareholders View'),
      ],
    },
    output: z.strictObject({ data: z.array(leadBehind) }),
  }),
}
