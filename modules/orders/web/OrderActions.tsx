import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useLetterActs } from '#modules/letters/web/pieces/use-letter-acts.tsx'
import { isDraft } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { useOrderActs } from './use-order-acts.ts'

const confirmations = ['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'] as const

const nextStep = {
  notSent: 'sendConfirmation',
  sent: 'receiveConfirmation',
  received: null,
} as const satisfies Record<OrderRecord['confirmation'], (typeof confirmations)[number] | null>

/** What one can do with an order now: what is next as buttons, the rest behind one. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const { pick, dialog } = useOrderActs(order)
  const mayConfirm = useMay('update', 'Orders View') && order.addressee !== null
  const own = useLanguage()
  const letters = useLetterActs(
    { kind: 'confirmation', id: order.id, language: order.addressee?.language ?? own },
    mayConfirm && !isDraft(order) && order.status !== 'void',
  )
  const next = nextStep[order.confirmation]
  const usual = pick('activate', 'confirmCare', ...(next ? [next] : []), 'restore', 'recover')
  const edit = pick('edit').map((act) => ({ ...act, isAside: true }))
  const others = confirmations.filter((step) => step !== next)
  const confirming = pick('rejectCare', ...others, 'slip')
  const further = pick('setHch', 'snapshots', 'counterparty', 'void', 'discard')
  const rarer = [...confirming, ...letters.acts, ...further].map((act) => ({
    ...act,
    isRare: true,
  }))
  return (
    <>
      <RecordActs acts={[...usual, ...edit, ...rarer]} />
      {dialog}
      {letters.dialog}
    </>
  )
}
