import { useAnswer } from '#kit/web/api-query.ts'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useText } from '#kit/web/text.ts'
import { auditEndpoints } from '../contract/audit.endpoints.ts'

/** Whose or what an entry is about is called as its newest entry calls it. */
const linked =
  (
    field: 'actorId' | 'recordId',
    name: (row: { actor: string; reference: string | null }) => string | null,
  ): UseOptions =>
  (_typed, chosen) => {
    const text = useText()
    const { data } = useAnswer(
      auditEndpoints.listAuditEntries,
      { query: { [`filter[${field}]`]: chosen ?? '', perPage: '5' } },
      { enabled: chosen !== null },
    )
    const [newest] = data?.data ?? []
    const label = (newest && name(newest)) ?? text('linked.nameless')
    return chosen === null ? [] : [{ value: chosen, label }]
  }

export const useLinkedPerson = linked('actorId', ({ actor }) => actor)
export const useLinkedRecord = linked('recordId', ({ reference }) => reference)
