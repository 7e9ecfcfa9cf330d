import { useMay } from '#kit/web/Can.tsx'
import { useAnswer } from '#kit/web/api-query.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { paymentsEndpoints } from '#modules/payments/contract/payments.endpoints.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type { OwnForm } from './own-forms.ts'

/** What an employer does about a payment in each of these states, the most urgent first. */
const stepOf = { failed: 'account', returned: 'correct', draft: 'claim' } as const
const states = Object.keys(stepOf) as (keyof typeof stepOf)[]
const query = { 'filter[status]': states.join(), sort: '-submittedOn', perPage: '10' } as const

/** Payments that the bank returned, and claims that are to be corrected or were never sent. */
export function useOwnPayments(): readonly OwnForm[] {
  const text = useText()
  const mayClaim = useMay('create', 'Payments')
  const enabled = usePerson()?.type === 'employer' && mayClaim
  const { data } = useAnswer(paymentsEndpoints.listPayments, { query }, { enabled })
  return states.flatMap((state) =>
    (data?.data ?? [])
      .filter(({ status }) => status === state)
      .map(({ id, reference, name, employer }) => ({
        id,
        title: text(`own.payment.${state}`),
        reference,
        name: name ?? employer,
        dueOn: null,
        screen: paymentsScreens.payment,
        step: stepOf[state],
      })),
  )
}
