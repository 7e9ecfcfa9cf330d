import type { Caller } from '#apps/server/test-server.ts'
import type { LeadStatusRecord } from '../contract/lead-statuses.endpoints.ts'
import type { BoardColumn, LeadRecord, LeadRow, PlaceOnBoard } from '../contract/leads.endpoints.ts'

/** A lead that is reached by e-mail, unless told. */
export const addLead = (by: Caller, part: object = {}) =>
  by.post<LeadRecord>('/leads', {
    name: 'Odette Vaillancourt',
    email: 'odette@example.net',
    ...part,
  })

export const readLead = async (by: Caller, id: string) =>
  (await by.get<LeadRecord>(`/leads/${id}`)).body

export const listLeads = async (by: Caller, query = '') =>
  (await by.get<{ data: LeadRow[]; meta: { total: number } }>(`/leads?perPage=100&${query}`)).body

export const moveLead = (
  by: Caller,
  { id, version }: Pick<LeadRecord, 'id' | 'version'>,
  to: Partial<PlaceOnBoard>,
) => by.post<LeadRecord>(`/leads/${id}/place`, { place: 'first', ...to }, { version })

export const readBoard = async (by: Caller, query = '') =>
  (await by.get<{ data: BoardColumn[] }>(`/leads/board/totals?${query}`)).body.data

export const readStatuses = async (by: Caller) =>
  (await by.get<{ data: LeadStatusRecord[] }>('/lead-statuses')).body.data

/** One of the demonstration's statuses, by its English name. */
export const statusNamed = async (by: Caller, name: string) => {
  const found = (await readStatuses(by)).find((each) => each.name.en === name)
  if (!found) throw new Error(`no status ${name}`)
  return found
}

/** A status named alike in both languages, unless told. */
export const addStatus = (by: Caller, en: string, part: object = {}) =>
  by.post<LeadStatusRecord>('/lead-statuses', {
    name: { en, fr: `${en} fr` },
    color: '#3a7fd5',
    kind: 'open',
    isChoosable: true,
    ...part,
  })

export const deleteStatus = (
  by: Caller,
  { id, version }: Pick<LeadStatusRecord, 'id' | 'version'>,
  replacement?: { id: string },
) =>
  by.delete(`/lead-statuses/${id}${replacement ? `?replacementStatusId=${replacement.id}` : ''}`, {
    version,
  })
