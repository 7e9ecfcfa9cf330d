import { IconPlus, IconTablePlus } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { today } from '#kit/web/calendar-days.ts'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { participantSheetsScreens } from '#modules/participant-sheets/contract/participant-sheets.screens.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import type { Stage } from '../contract/application.status.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { applicationColumns } from './application.columns.tsx'
import { useAssigneeFilter } from './references.ts'
import { listOf, recordOf } from '../contract/application.stages.ts'
import { endpointOf } from './stage-list.ts'
import { useBulkAssign } from './use-bulk-assign.tsx'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

const recordMenu = recordMenuOf(
  applicationsEndpoints.readApplication,
  () => import('./use-application-acts.ts').then((m) => m.useApplicationRowActs),
  applicationsScreens.application,
)

const peek = peekOf(
  applicationsEndpoints.readApplication,
  () => import('./ApplicationPeek.tsx').then((m) => m.ApplicationPeek),
  applicationsScreens.application,
)

/** The applications of one stage. */
export function ApplicationList({ stage }: { stage: Stage }) {
  const text = useText()
  const type = usePerson()?.type
  const isStaff = type === 'staff'
  const mayAssign = useMay('assign', 'Applications Awaiting Approval List')
  const mayExport = useMay('export', listOf(stage).subject ?? '')
  const queue = useQueue(stage)
  const { bulkActions, dialog } = useBulkAssign()
  const endpoint = useMemo(() => endpointOf(stage, isStaff), [stage, isStaff])
  const sees = useSeesInList(stage, isStaff)
  const columns = useMemo(() => applicationColumns({ stage, type }), [stage, type])
  return (
    <>
      <ListScreen
        endpoint={endpoint}
        fixed={{ stage, sort: endpoint.list.defaultSort }}
        title={text('list.caption', { stage })}
        columns={columns}
        sees={sees}
        rowName={(row) => row.reference}
        rowMark={({ reviewDueOn }) =>
          stage === 'pending' && reviewDueOn < today() ? 'late' : null
        }
        opens={({ id }) => ({ screen: recordOf(stage), params: { id } })}
        recordMenu={recordMenu}
        peek={peek}
        {...queue}
        {...(stage === 'pending' && mayAssign && { bulkActions })}
        {...(mayExport && { exportEndpoint: applicationsEndpoints.exportApplications })}
        references={references}
        actions={
          <>
            <SeveralButton />
            <SubmitButton />
          </>
        }
        emptyWords={{
          title: text('list.empty', { stage }),
          body: text('list.emptyHint', { stage }),
        }}
        emptyAction={stage === 'pending' && <SubmitButton />}
      />
      {dialog}
    </>
  )
}

/** The queue of what the person can do something about: of all of it, or of the states that were chosen. */
function useQueue(stage: Stage) {
  const mayDecide = useMay('decide', 'Applications View')
  const mayVerify = useMay('verify', 'Applications View')
  const chosen = useSearchParameters()['filter[status]']?.split(',') ?? []
  const own = [
    ...(mayVerify ? ['inReview'] : []),
    ...(mayDecide ? ['recommendedApprove', 'recommendedReject'] : []),
  ]
  const mine = chosen.length > 0 ? own.filter((state) => chosen.includes(state)) : own
  if (stage !== 'pending' || mine.length === 0) return {}
  return {
    queue: applicationsScreens.applicationQueue,
    ...(mine.length !== chosen.length && { queueFilter: { 'filter[status]': mine.join(',') } }),
  }
}

/** Of one of the lists; what concerns the review is the staff's. */
function useSeesInList(stage: Stage, isStaff: boolean) {
  const ability = usePortalAbility()
  const subject = listOf(stage).subject ?? ''
  return useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', subject, group)),
    [ability, subject, isStaff],
  )
}

function SubmitButton() {
  const text = useText()
  // Employees apply with the public form of their side.
  if (usePerson()?.type === 'employee') return null
  return (
    <ScreenButton
      screen={applicationsScreens.submitApplication}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {text('navigation.submitApplication')}
    </ScreenButton>
  )
}

function SeveralButton() {
  const text = useText()
  if (usePerson()?.type === 'employee') return null
  return (
    <ScreenButton
      screen={participantSheetsScreens.submitSeveral}
      variant="default"
      leftSection={<IconTablePlus size={16} aria-hidden />}
    >
      {text('submit.several')}
    </ScreenButton>
  )
}
