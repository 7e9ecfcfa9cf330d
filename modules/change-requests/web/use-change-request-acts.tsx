import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { changeRequestStatus } from '../contract/change-request.status.ts'
import {
  changeRequestsEndpoints,
  type ChangeRequestRecord,
} from '../contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'

const rare: readonly string[] = ['withdraw']
const inOrder = [
  'approve',
  'recommend',
  'deny',
  'sendBack',
  'returnRecommended',
  'withdraw',
] as const

/** What can be done with a change request, the way forward first. */
export function useChangeRequestActs(record: ChangeRequestRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { take, dialog } = useSteps(record, useStepsInput(record))
  const { can, id } = record
  const again: MoreAct = {
    key: 'resubmit',
    label: text('transitions.resubmit'),
    can: can['resubmit'],
    act: () => void go(changeRequestsScreens.editChangeRequest, { params: { id } }),
  }
  const steps = inOrder.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    isAside: key !== 'approve' && key !== 'recommend',
    ...(rare.includes(key) && { danger: true, isRare: true }),
  }))
  return { acts: [again, ...steps].filter((act) => act.can !== undefined), dialog }
}

/** What is read afresh once a change is decided: the application, the placement and their money are others. */
const topics = [
  'change-requests',
  'applications',
  'placements',
  'participants',
  'programs',
  'monitoring-forms',
]

function useStepsInput({ reference, money }: ChangeRequestRecord): StepsInput<ChangeRequestRecord> {
  const text = useText()
  return {
    machines: [changeRequestStatus],
    endpoints: changeRequestsEndpoints,
    topics,
    values: { reference },
    seen: { approve: { expectedAmount: money?.after.total ?? '0.00' } },
    notices: { approve: ApprovedMoney },
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}

/** What the approval sets aside, before it is given. */
function ApprovedMoney({ record: { money } }: { record: ChangeRequestRecord }) {
  const text = useText()
  if (!money) return null
  return (
    <p>
      {text('approve.before')} <Money value={money.before.total} />
      <br />
      {text('approve.after')}{' '}
      <strong>
        <Money value={money.after.total} />
      </strong>{' '}
      ({text('strip.difference')} <Money value={money.difference} />)
      <BudgetLeft money={money} />
    </p>
  )
}

/** Of the region's part where the budget is divided, with what is taken of it; else of the whole. */
function BudgetLeft({ money }: { money: NonNullable<ChangeRequestRecord['money']> }) {
  const text = useText()
  const nameOf = useBilingual()
  const { region, budgetLeft, difference } = money
  if (!region && !budgetLeft) return null
  return (
    <>
      <br />
      {region
        ? text('approve.regionLeft', { region: nameOf(region.name) })
        : text('approve.budgetLeft')}{' '}
      <Money value={region?.left ?? budgetLeft} />
      {region && region.needed !== difference && Number(region.needed) > 0 && (
        <>
          <br />
          {text('approve.moves')} <Money value={region.needed} />
        </>
      )}
    </>
  )
}
