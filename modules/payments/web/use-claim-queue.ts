import { useMay } from '#kit/web/Can.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'

/** The queue of what the person can do something about: of all of it, or of the states that were chosen. */
export function useClaimQueue() {
  const mayVerify = useMay('verify', 'Payments')
  const mayDecide = useMay('decide', 'Payments')
  const chosen = useSearchParameters()['filter[status]']?.split(',') ?? []
  const own = [
    ...(mayVerify ? ['submitted'] : []),
    ...(mayDecide ? ['assessed', 'approvedOnce'] : []),
  ]
  const mine = chosen.length > 0 ? own.filter((state) => chosen.includes(state)) : own
  if (mine.length === 0) return {}
  return {
    queue: paymentsScreens.paymentQueue,
    ...(mine.length !== chosen.length && { queueFilter: { 'filter[status]': mine.join(',') } }),
  }
}
