import { useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { MoreMenu, type MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { isDraft } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { ActivateDialog } from './ActivateDialog.tsx'
import { useHchWords } from './pieces/hch-words.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useOrderActs, type ConfirmationStep } from './use-order-acts.ts'

type Asked = 'void' | 'rejectCare' | 'activate'

const nextStep = {
  notSent: 'sendConfirmation',
  sent: 'receiveConfirmation',
  received: null,
} as const satisfies Record<OrderRecord['confirmation'], ConfirmationStep | null>

/** What one can do with an order now: what is done every day as buttons, the rest behind one. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const text = useText()
  const go = useGo()
  const act = useOrderActs(order)
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const { can, id } = order
  const next = nextStep[order.confirmation]
  return (
    <>
      <ActButton
        can={can['activate']}
        act={() => {
          ask('activate')
        }}
      >
        {text('transitions.activate')}
      </ActButton>
      <ActButton can={can['confirmCare']} act={act.confirmCare}>
        {text('transitions.confirmCare')}
      </ActButton>
      {next && (
        <ActButton variant="default" can={can[next]} act={() => act.settle(next)}>
          {text(`transitions.${next}`)}
        </ActButton>
      )}
      {(['restore', 'recover'] as const).map((step) => (
        <ActButton key={step} variant="default" can={can[step]} act={act[step]}>
          {text(`transitions.${step}`)}
        </ActButton>
      ))}
      <ActButton
        variant="default"
        can={can['edit']}
        act={() => void go(ordersScreens.editOrder, { params: { id } })}
      >
        {text('actions.edit')}
      </ActButton>
      <RarerActs order={order} act={act} ask={ask} />
      {asked === 'activate' && <ActivateDialog order={order} close={close} />}
      {(asked === 'void' || asked === 'rejectCare') && (
        <ReasonDialog order={order} step={asked} close={close} />
      )}
    </>
  )
}

function RarerActs(props: {
  order: OrderRecord
  act: ReturnType<typeof useOrderActs>
  ask: (what: Asked) => void
}) {
  const { order, act, ask } = props
  const text = useText()
  const go = useGo()
  const { label: hch } = useHchWords()
  const seesSnapshots = useMay('view', 'Order Snapshots') && !isDraft(order)
  const { can, counterparty } = order
  const params = { id: order.id }
  const steps = (['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'] as const)
    .filter((step) => step !== nextStep[order.confirmation])
    .map((step) => ({ key: step, act: () => act.settle(step) }))
  const named = (key: string, run: () => unknown, danger = false): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: run,
    danger,
  })
  const acts: MoreAct[] = [
    named('rejectCare', () => ask('rejectCare')),
    ...steps.map((step) => named(step.key, step.act)),
    {
      key: 'setHch',
      label: text(order.hch ? 'actions.hchNo' : 'actions.hchYes', { hch }),
      can: can['setHch'],
      act: act.toggleHch,
    },
    {
      key: 'snapshots',
      label: text('record.snapshots', { count: order.snapshotCount }),
      can: seesSnapshots || undefined,
      act: () => go(snapshotsScreens.orderSnapshots, { params }),
    },
    {
      key: 'counterparty',
      label: text('actions.counterparty'),
      can: counterparty ? true : undefined,
      act: () => go(ordersScreens.order, { params: { id: counterparty?.id ?? '' } }),
    },
    named('void', () => ask('void'), true),
    named('discard', act.discard, true),
  ]
  return <MoreMenu acts={acts} />
}
