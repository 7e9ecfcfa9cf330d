import type { Caller } from '#apps/server/test-server.ts'
import type { Alike, LeadBehind } from '../contract/conversions.endpoints.ts'
import { proposedShareholder } from '../contract/conversion.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'

/** The lead as it is proposed, with what the form asks for besides. */
export const proposed = (lead: LeadRecord, part: object = {}) => ({
  into: 'new',
  ...proposedShareholder(lead),
  language: 'fr',
  expectedAmount: '12000.00',
  ...part,
})

export const convert = (by: Caller, lead: LeadRecord, part: object = {}) =>
  by.post<LeadRecord>(`/leads/${lead.id}/conversion`, proposed(lead, part), {
    version: lead.version,
  })

/** The same under a key by which it is done once, however often it is sent. */
export const convertOnce = (by: Caller, lead: LeadRecord, key: string) =>
  by.post<LeadRecord>(`/leads/${lead.id}/conversion`, proposed(lead), {
    version: lead.version,
    headers: { 'idempotency-key': key },
  })

export const join = (by: Caller, lead: LeadRecord, shareholderId: string) =>
  by.post<LeadRecord>(
    `/leads/${lead.id}/conversion`,
    { into: 'existing', shareholderId, expectedAmount: '900' },
    { version: lead.version },
  )

export const undo = (by: Caller, { id, version }: Pick<LeadRecord, 'id' | 'version'>) =>
  by.post<LeadRecord>(`/leads/${id}/conversion/withdrawal`, {}, { version })

export const alikeOf = async (by: Caller, lead: LeadRecord, part: object = {}) => {
  const { sourceId, assigneeId, ...typed } = proposedShareholder(lead)
  const { body } = await by.post<{ data: Alike[] }>(`/leads/${lead.id}/lookalikes`, {
    ...typed,
    ...part,
  })
  return body.data
}

export const leadsBehind = async (by: Caller, shareholderId: string) =>
  (await by.get<{ data: LeadBehind[] }>(`/shareholders/${shareholderId}/leads`)).body.data
