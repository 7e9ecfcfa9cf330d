import { useMemo } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { usePerson } from '#kit/web/session.ts'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { orphanedEndpoints } from '../contract/orphaned.endpoints.ts'
import { orphanedList } from '../contract/orphaned.list.ts'
import { orphanedScreens } from '../contract/orphaned.screens.ts'
import { orphanedColumns } from './orphaned.columns.tsx'
import { useAssigneeFilter } from './references.ts'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

/** Programs are chosen by staff alone: an employer sees the few whom it is offered. */
const { programId: _program, ...forOutsiders } = orphanedList.filters
const { listOrphaned } = orphanedEndpoints
const seenFromOutside = { ...listOrphaned, list: { ...orphanedList, filters: forOutsiders } }

export function OrphanedListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Orphaned Participants List')
  const isStaff = usePerson()?.type === 'staff'
  const columns = useMemo(() => orphanedColumns(isStaff), [isStaff])
  return (
    <ListScreen
      endpoint={isStaff ? listOrphaned : (seenFromOutside as typeof listOrphaned)}
      columns={columns}
      rowName={(row) => row.name ?? row.reference}
      rowMark={({ dueOn, status }) =>
        status === 'open' && dueOn !== null && isPast(dueOn) ? 'late' : null
      }
      opens={({ id }) => ({ screen: orphanedScreens.orphanedParticipant, params: { id } })}
      references={references}
      {...(mayExport && { exportEndpoint: orphanedEndpoints.exportOrphaned })}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
