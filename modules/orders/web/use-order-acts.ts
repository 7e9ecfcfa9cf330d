import { callApi } from '#kit/web/api-call.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { draftsEndpoints } from '#modules/drafts/contract/drafts.endpoints.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { orderChanged } from './pieces/order-changed.ts'

const confirmationSteps = {
  sendConfirmation: ordersEndpoints.sendConfirmation,
  receiveConfirmation: ordersEndpoints.receiveConfirmation,
  withdrawConfirmation: ordersEndpoints.withdrawConfirmation,
} as const
export type ConfirmationStep = keyof typeof confirmationSteps

const askedSteps = {
  restore: ordersEndpoints.restoreOrder,
  discard: draftsEndpoints.discardDraft,
} as const

/** Does something with an order and shows it as it is then; what matters is asked first. */
export function useOrderActs({ id, number, version, hch, shareholder }: OrderRecord) {
  const text = useText()
  const params = { id }
  const done = (after: OrderRecord) => {
    orderChanged(after)
    toast.success(text('toast.saved'))
  }
  const askFirst = async (step: keyof typeof askedSteps, isDanger: boolean) => {
    const isSure = await confirmAct({
      title: text(`confirm.${step}.title`, { number: number ?? '', name: shareholder.name }),
      body: text(`confirm.${step}.body`),
      verb: text(`transitions.${step}`),
      danger: isDanger,
    })
    return isSure ? callApi(askedSteps[step], { params, version }) : null
  }
  const recover = async (present = version) =>
    done(await callApi(draftsEndpoints.recoverDraft, { params, version: present }))
  return {
    settle: async (step: ConfirmationStep) =>
      done(await callApi(confirmationSteps[step], { params, version })),
    toggleHch: async () =>
      done(await callApi(ordersEndpoints.setHch, { params, version, body: { hch: !hch } })),
    confirmCare: async () => {
      const isSure = await confirmAct({
        title: text('confirm.care.title', { number: number ?? '' }),
        body: text('confirm.care.body'),
        verb: text('transitions.confirmCare'),
      })
      if (isSure) done(await callApi(ordersEndpoints.confirmCare, { params, version, body: {} }))
    },
    restore: async () => {
      const after = await askFirst('restore', false)
      if (after) done(after)
    },
    recover: () => recover(),
    /** Once it is gone, the message takes it back. */
    discard: async () => {
      const after = await askFirst('discard', true)
      if (!after) return
      orderChanged(after)
      toast.success(text('toast.discarded'), {
        label: text('transitions.recover'),
        run: () => void recover(after.version),
      })
    },
  }
}
