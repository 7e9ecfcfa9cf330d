import { useAnswer, useList } from '#kit/web/api-query.ts'
import { bestFirst, type UseOptions } from '#kit/web/form/reference-options.ts'
import {
  participantsEndpoints,
  type ParticipantRow,
} from '#modules/participants/contract/participants.endpoints.ts'
import { queryOf, searchOf } from './asked-options.ts'

/** The participants that the person may see, by name or reference. */
export const useParticipantOptions: UseOptions = (typed, chosen) =>
  useParticipants({ typed, chosen, narrowed: {} })

/** The same of those whose placement is accepted or under way. */
export const useWorkingOptions: UseOptions = (typed, chosen) =>
  useParticipants({ typed, chosen, narrowed: { 'filter[standing]': 'accepted,active' } })

interface AskedParticipants {
  typed: string
  chosen: string | null
  narrowed: Record<string, string>
}

function useParticipants({ typed, chosen, narrowed }: AskedParticipants) {
  const search = searchOf(typed)
  const query = { ...queryOf(search), ...narrowed }
  const { data } = useList<ParticipantRow>(participantsEndpoints.listParticipants, query)
  const own = useAnswer(
    participantsEndpoints.readParticipant,
    { params: { id: chosen ?? '' } },
    { enabled: Boolean(chosen) },
  )
  const found: { id: string; name: string; reference: string }[] = data?.data ?? []
  const all = own.data && !found.some(({ id }) => id === chosen) ? [own.data, ...found] : found
  const options = all.map(({ id, name, reference }) => ({
    value: id,
    label: `${name} – ${reference}`,
    name,
    about: reference,
  }))
  return Object.assign(bestFirst(options, search), { isLooking: data === undefined })
}
