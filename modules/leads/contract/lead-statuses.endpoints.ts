import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { leadStatus } from './lead-status.ts'
import { leadsSubjects } from './leads.subjects.ts'

const { may } = leadsSubjects

/** A status by its name in both languages, with what its mark and its rules need. */
export const shownStatus = z.strictObject({
  id: idSchema,
  name: leadStatus.fields.name.schema,
  color: leadStatus.fields.color.schema,
  kind: leadStatus.fields.kind.schema,
})
export type ShownStatus = z.infer<typeof shownStatus>

export const leadStatusRecord = z.extend(leadStatus.record, {
  /** How many leads have it. */
  leads: z.int(),
  /** The same with deleted ones: unless there are none, it cannot go without a replacement. */
  allLeads: z.int(),
})
export type LeadStatusRecord = z.infer<typeof leadStatusRecord>

/** More are not kept: all of them are columns of one board. */
export const mostStatuses = 30

const configure = may('configure', 'Settings Statuses')

export const leadStatusesEndpoints = {
  /** All of them, in their order. */
  listLeadStatuses: defineEndpoint({
    method: 'GET',
    path: '/lead-statuses',
    access: may('view', 'Settings Statuses'),
    output: z.strictObject({ data: z.array(leadStatusRecord) }),
  }),
  addLeadStatus: defineEndpoint({
    method: 'POST',
    path: '/lead-statuses',
    access: configure,
    body: leadStatus.create,
    output: leadStatusRecord,
    status: 201,
    idempotent: true,
    problems: ['tooManyStatuses'],
  }),
  editLeadStatus: defineEndpoint({
    method: 'PATCH',
    path: '/lead-statuses/{id}',
    access: configure,
    body: leadStatus.update,
    output: leadStatusRecord,
    ifMatch: true,
    problems: ['lastOpenStatus'],
  }),
  /** The others make room; 1 is the first place. */
  placeLeadStatus: defineEndpoint({
    summary: 'Move a lead status among the others',
    method: 'POST',
    path: '/lead-statuses/{id}/place',
    access: configure,
    body: z.strictObject({ place: z.int().check(z.minimum(1), z.maximum(mostStatuses)) }),
    output: leadStatusRecord,
  }),
  deleteLeadStatus: defineEndpoint({
    method: 'DELETE',
    path: '/lead-statuses/{id}',
    access: configure,
    /** Leads in the status are in this one from then on. */
    query: z.strictObject({ replacementStatusId: z.optional(idSchema) }),
    ifMatch: true,
    problems: ['statusInUse', 'lastOpenStatus'],
  }),
}
