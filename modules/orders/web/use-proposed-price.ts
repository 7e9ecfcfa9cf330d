import { useEffect, useRef } from 'react'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { plainText } from '#kit/web/form/plain-text.ts'
import type { OrderTerms } from '../contract/ledger-answers.ts'
import { asPrice } from './pieces/new-order.ts'

interface Proposed {
  amount: string
  isOwn: boolean
  shareholder: unknown
}

/**
 * What was proposed and not touched follows the day and the shareholder; what was typed stays. A
 * price of one shareholder's own does not wait for what is known of the next.
 */
export function useProposedPrice(given: { offered: OrderTerms['price']; follows: boolean }) {
  const { offered, follows } = given
  const form = useFormAround()
  const { price: typed, shareholderId: shareholder } = form.body()
  const last = useRef<Proposed | null>(null)
  const amount = offered && asPrice(offered.amount)
  useEffect(() => {
    const before = last.current
    const isUntouched = before ? isPrice(typed, before.amount) : plainText(typed) === ''
    const isOfAnother = before?.isOwn === true && before.shareholder !== shareholder
    if (!amount && !isOfAnother) return
    last.current = amount ? { amount, isOwn: offered?.source === 'own', shareholder } : null
    if (follows && isUntouched) form.propose({ price: amount })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as another price is proposed
  }, [amount, shareholder])
}

/** Whether what is typed is this price, however it is written. */
export const isPrice = (typed: unknown, amount: string) => {
  const price = plainText(typed)
  return /^\d+(\.\d+)?$/.test(price) && asPrice(price) === amount
}
