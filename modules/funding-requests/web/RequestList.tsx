import { useCallback, useMemo } from 'react'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { isPast } from '#kit/web/show/DueDay.tsx'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import type { RequestStage } from '../contract/funding-request.ts'
import {
  fundingRequestsEndpoints,
  type RequestRow,
} from '../contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'
import { endpointOf } from './list-views.ts'
import { useAssigneeFilter } from './references.ts'
import { requestColumns } from './request.columns.tsx'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }
const subjects = {
  awaitingForm: 'STT Funding Awaiting Form List',
  awaitingApproval: 'STT Funding Awaiting Approval List',
  approved: 'STT Funding Approved List',
  ended: 'STT Funding Approved List',
} as const

const recordMenu = recordMenuOf(fundingRequestsEndpoints.readFundingRequest, () =>
  import('./use-request-acts.tsx').then((m) => m.useRequestActs),
)

/** The requests of one stage. */
export function RequestList({ stage }: { stage: RequestStage }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const mayExport = useMay('export', subjects[stage])
  const endpoint = useMemo(() => endpointOf(stage, isStaff), [stage, isStaff])
  const columns = useMemo(() => requestColumns(stage, isStaff), [stage, isStaff])
  const isLate = ({ dueOn }: RequestRow) => stage === 'awaitingForm' && isPast(dueOn)
  const ask = stage === 'awaitingForm' && <AskButton />
  return (
    <ListScreen
      endpoint={endpoint}
      fixed={{ stage, sort: endpoint.list.defaultSort }}
      columns={columns}
      sees={useSees(stage, isStaff)}
      rowName={(row) => [row.name, row.reference].filter(Boolean).join(', ')}
      rowMark={(row) => (isLate(row) ? 'late' : null)}
      opens={({ id }) => ({ screen: fundingRequestsScreens.fundingRequest, params: { id } })}
      references={references}
      recordMenu={recordMenu}
      {...(mayExport && { exportEndpoint: fundingRequestsEndpoints.exportFundingRequests })}
      actions={ask}
      emptyAction={ask}
      emptyWords={{ title: text(`list.empty.${stage}`), body: text(`list.emptyHint.${stage}`) }}
    />
  )
}

function AskButton() {
  const text = useText()
  const mayAsk = useMay('create', subjects.awaitingForm)
  if (!mayAsk) return null
  return (
    <ScreenButton screen={fundingRequestsScreens.newRequest}>
      {text('actions.request')}
    </ScreenButton>
  )
}

/** Who looks after a request, the staff alone know. */
function useSees(stage: RequestStage, isStaff: boolean) {
  const ability = usePortalAbility()
  return useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', subjects[stage], group)),
    [ability, isStaff, stage],
  )
}
