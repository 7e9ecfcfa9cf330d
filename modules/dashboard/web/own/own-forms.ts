import type { Screen } from '#kit/contract/define-screen.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useAnswer } from '#kit/web/api-query.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { changeRequestsEndpoints } from '#modules/change-requests/contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '#modules/change-requests/contract/change-requests.screens.ts'
import { fundingRequestsEndpoints } from '#modules/funding-requests/contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { monitoringEndpoints } from '#modules/monitoring/contract/monitoring.endpoints.ts'
import { useOpenForm } from '#modules/monitoring/web/pieces/use-open-form.ts'
import { monitoringScreens } from '#modules/monitoring/contract/monitoring.screens.ts'

/** A form or a claim that waits for the reader. */
export interface OwnForm {
  id: string
  title: string
  reference: string
  /** Whom it is about; a participant reads whom they work for. */
  name: string
  dueOn: string | null
  /** Where it is filled in; a form of monitoring is opened by `fill`. */
  screen: Screen & { path: `/${string}/{id}` }
  fill?: () => void
  /** What is done with it. */
  step: 'form' | 'change' | 'account' | 'correct' | 'claim'
}

const first = { sort: 'dueOn', perPage: '10' } as const
const openForms = { 'filter[status]': 'open', ...first } as const

/** Forms of placements and of courses, what is due first on top. */
export function useOwnForms(): readonly OwnForm[] {
  const type = usePerson()?.type
  const byDay = ({ dueOn: one }: OwnForm, { dueOn: other }: OwnForm) =>
    (one ?? '').localeCompare(other ?? '')
  const nameOf = ({ name, employer }: { name?: string | null | undefined; employer: string }) =>
    (type === 'employer' && name) || employer
  return [...useMonitoring(nameOf), ...useTraining(nameOf), ...useReturned(nameOf)].sort(byDay)
}

type NameOf = (row: { name?: string | null | undefined; employer: string }) => string

function useMonitoring(nameOf: NameOf): OwnForm[] {
  const words = useText('monitoring')
  const open = useOpenForm()
  const enabled = useMay('update', 'Monitoring Forms List')
  const { data } = useAnswer(
    monitoringEndpoints.listMonitoringForms,
    { query: openForms },
    { enabled },
  )
  return (data?.data ?? []).map((row) => ({
    id: row.id,
    title: words(`titles.${row.side}`, { number: row.number }),
    reference: row.placementReference,
    name: nameOf(row),
    dueOn: row.dueOn,
    screen: monitoringScreens.monitoringForm,
    fill: () => void open(row),
    step: 'form',
  }))
}

function useTraining(nameOf: NameOf): OwnForm[] {
  const text = useText()
  const type = usePerson()?.type
  const enabled = useMay('view', 'STT Funding Awaiting Form List')
  const side = type === 'employer' ? 'employer' : 'participant'
  const query = { stage: 'awaitingForm', 'filter[side]': side, ...first } as const
  const { data } = useAnswer(fundingRequestsEndpoints.listFundingRequests, { query }, { enabled })
  return (data?.data ?? []).map((row) => ({
    id: row.id,
    title: text('own.training'),
    reference: row.reference,
    name: nameOf(row),
    dueOn: row.dueOn,
    screen: fundingRequestsScreens.fundingRequest,
    step: 'form',
  }))
}

/** Changes that were asked for and came back with a note. */
function useReturned(nameOf: NameOf): OwnForm[] {
  const text = useText()
  const enabled = useMay('create', 'Change Requests')
  const query = { 'filter[status]': 'returned', 'filter[side]': 'employer', perPage: '10' } as const
  const { data } = useAnswer(changeRequestsEndpoints.listChangeRequests, { query }, { enabled })
  return (data?.data ?? []).map((row) => ({
    id: row.id,
    title: text('own.change'),
    reference: row.reference,
    name: nameOf(row),
    dueOn: null,
    screen: changeRequestsScreens.changeRequest,
    step: 'change',
  }))
}
