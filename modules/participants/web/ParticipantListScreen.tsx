import { useMemo } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { usePerson } from '#kit/web/session.ts'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import { useOwnColumns } from '#modules/custom-fields/web/pieces/own-columns.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { participantList } from '../contract/participant.list.ts'
import { participantsEndpoints, type ParticipantRow } from '../contract/participants.endpoints.ts'
import { participantsScreens } from '../contract/participants.screens.ts'
import { participantColumns } from './participant.columns.tsx'

const references = { programId: useProgramOptions }

const recordMenu = recordMenuOf(participantsEndpoints.readParticipant, () =>
  import('./use-participant-acts.ts').then((m) => m.useParticipantRowActs),
)

const peek = peekOf(participantsEndpoints.readParticipant, () =>
  import('./ParticipantPeek.tsx').then((m) => m.ParticipantPeek),
)

/** Programs and employers are chosen by staff alone: who looks from outside has one. */
const { programId: _program, employerName: _employer, ...forOutsiders } = participantList.filters
const { listParticipants } = participantsEndpoints
const seenFromOutside = {
  ...listParticipants,
  list: { ...participantList, filters: forOutsiders },
}

export const ParticipantListScreen = () => (
  <WithOwnFields of="participant">{(own) => <List own={own} />}</WithOwnFields>
)

function List({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  const mayExport = useMay('export', 'Participants List')
  const type = usePerson()?.type
  const ofOwn = useOwnColumns<ParticipantRow>(own)
  const columns = useMemo(
    () => [...participantColumns(type === 'employer'), ...ofOwn],
    [type, ofOwn],
  )
  return (
    <ListScreen
      endpoint={type === 'staff' ? listParticipants : (seenFromOutside as typeof listParticipants)}
      columns={columns}
      own={own}
      rowName={(row) => row.name}
      rowMark={({ dueOn }) => (dueOn !== null && isPast(dueOn) ? 'late' : null)}
      opens={({ id }) => ({ screen: participantsScreens.participant, params: { id } })}
      recordMenu={recordMenu}
      peek={peek}
      references={references}
      {...(mayExport && { exportEndpoint: participantsEndpoints.exportParticipants })}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
