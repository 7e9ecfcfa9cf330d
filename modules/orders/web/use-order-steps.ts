import { callApi } from '#kit/web/api-call.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { draftsEndpoints } from '#modules/drafts/contract/drafts.endpoints.ts'
import { careStatus, confirmationStatus, orderStatus } from '../contract/order.status.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { EffectsOfCounting, EffectsOfVoiding } from './StepEffects.tsx'
import { orderChanged } from './pieces/order-changed.ts'

const ofOrders = {
  machines: [orderStatus, careStatus, confirmationStatus],
  endpoints: { ...ordersEndpoints, ...draftsEndpoints },
  // Orders of the same shareholder and its figures change with this one.
  topics: ['orders', 'shareholders', 'ledger'],
  effects: { activate: EffectsOfCounting, restore: EffectsOfCounting, void: EffectsOfVoiding },
  wide: ['activate', 'restore', 'void'],
}

type Told = (after: OrderRecord, step: string) => void

/** The steps of an order and of a draft, and its mark, which is no step. */
export function useOrderSteps(order: OrderRecord, told?: Told) {
  const text = useText()
  const words = useProblemText()
  const { id, number, version, hch, shareholder, counterparty } = order
  const say: Told = (after, step) => {
    if (step === 'activate') toast.success(text('toast.added', { number: after.number ?? '' }))
    else if (step === 'discard') toast.success(text('toast.discarded'), takeBack(after))
    else toast.success(text(`toast.steps.${step}`, { number: after.number ?? '' }))
  }
  const input = {
    ...ofOrders,
    values: {
      number: number ?? '',
      name: shareholder.name,
      isTransfer: counterparty ? 'yes' : 'no',
    },
    taken: told ?? say,
  }
  /** Without a question before it, and without a word after it. */
  const takeAtOnce = (step: string, of: { version: number } = order) =>
    takeStep<OrderRecord>(input, { step, id, version: of.version })
  /** Once a draft is gone, the message takes it back. */
  const takeBack = (after: OrderRecord) => ({
    label: text('transitions.recover'),
    run: () =>
      void takeAtOnce('recover', after)
        .then((recovered) => say(recovered, 'recover'))
        .catch((error: unknown) => toast.error(words(error), error)),
  })
  const toggleHch = async () => {
    const call = { params: { id }, version, body: { hch: !hch } }
    orderChanged(await callApi(ordersEndpoints.setHch, call))
    toast.success(text('toast.saved'))
  }
  return { ...useSteps(order, input), takeAtOnce, toggleHch }
}
