import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'
import { participantsScreens } from '../contract/participants.screens.ts'

/** What a participant's own screen offers. */
export function useParticipantActs({ id, can }: ParticipantRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const acts: MoreAct[] = [
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(participantsScreens.editParticipant, { params: { id } }),
    },
    {
      key: 'downloads',
      label: text('actions.downloads'),
      can: true,
      act: () => go(participantsScreens.viewDownloads, { query: { id } }),
    },
  ]
  return { acts, dialog: null }
}

/** The same in the menu of a row, which leads to the record and its summary as well. */
export function useParticipantRowActs(record: ParticipantRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { acts, dialog } = useParticipantActs(record)
  const { id } = record
  const ways: MoreAct[] = [
    {
      key: 'open',
      label: text('actions.open'),
      can: true,
      act: () => go(participantsScreens.participant, { params: { id } }),
    },
    {
      key: 'summary',
      label: text('actions.summary'),
      can: true,
      act: () => go(participantsScreens.viewParticipant, { query: { id } }),
    },
  ]
  return { acts: [...ways, ...acts], dialog }
}
