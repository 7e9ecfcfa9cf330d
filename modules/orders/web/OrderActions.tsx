import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './hch-words.ts'
import { orderChanged } from './order-changed.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const plainSteps = {
  sendConfirmation: ordersEndpoints.sendConfirmation,
  receiveConfirmation: ordersEndpoints.receiveConfirmation,
  withdrawConfirmation: ordersEndpoints.withdrawConfirmation,
} as const

/** What one can do with an order now; what is not possible says why. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const text = useText()
  const go = useGo()
  const act = useActs(order)
  const { label: hch } = useHchWords()
  const [asked, setAsked] = useState<'void' | 'rejectCare' | null>(null)
  const { can, id } = order
  return (
    <>
      <ActButton can={can['confirmCare']} act={act.confirmCare}>
        {text('transitions.confirmCare')}
      </ActButton>
      <ActButton
        variant="default"
        can={can['rejectCare']}
        act={() => {
          setAsked('rejectCare')
        }}
      >
        {text('transitions.rejectCare')}
      </ActButton>
      {(['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'] as const).map(
        (step) => (
          <ActButton
            key={step}
            variant="default"
            can={can[step]}
            act={() => act.settle(plainSteps[step])}
          >
            {text(`transitions.${step}`)}
          </ActButton>
        ),
      )}
      <ActButton variant="default" can={can['setHch']} act={act.toggleHch}>
        {text(order.hch ? 'actions.hchNo' : 'actions.hchYes', { hch })}
      </ActButton>
      <ActButton variant="default" can={can['restore']} act={act.restore}>
        {text('transitions.restore')}
      </ActButton>
      <ActButton
        variant="default"
        can={can['void']}
        act={() => {
          setAsked('void')
        }}
      >
        {text('transitions.void')}
      </ActButton>
      <ActButton
        variant="default"
        can={can['edit']}
        act={() => void go(ordersScreens.editOrder, { params: { id } })}
      >
        {text('actions.edit')}
      </ActButton>
      {asked && <ReasonDialog order={order} step={asked} close={() => setAsked(null)} />}
    </>
  )
}

function useActs({ id, number, version, hch }: OrderRecord) {
  const text = useText()
  const params = { id }
  const done = (after: OrderRecord) => {
    orderChanged(after)
    toast.success(text('toast.saved'))
  }
  return {
    settle: async (endpoint: (typeof plainSteps)[keyof typeof plainSteps]) =>
      done(await callApi(endpoint, { params, version })),
    toggleHch: async () =>
      done(await callApi(ordersEndpoints.setHch, { params, version, body: { hch: !hch } })),
    confirmCare: async () => {
      const isSure = await confirmAct({
        title: text('confirm.care.title', { number }),
        body: text('confirm.care.body'),
        verb: text('transitions.confirmCare'),
      })
      if (isSure) done(await callApi(ordersEndpoints.confirmCare, { params, version, body: {} }))
    },
    restore: async () => {
      const isSure = await confirmAct({
        title: text('confirm.restore.title', { number }),
        body: text('confirm.restore.body'),
        verb: text('transitions.restore'),
      })
      if (isSure) done(await callApi(ordersEndpoints.restoreOrder, { params, version }))
    },
  }
}
