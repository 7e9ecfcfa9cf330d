import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DaysText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { paymentStatus } from '../../contract/payment.status.ts'
import { paymentsEndpoints, type PaymentRow } from '../../contract/payments.endpoints.ts'
import { paymentsScreens } from '../../contract/payments.screens.ts'
import classes from '../payments.module.css'

/** What is claimed and paid of a supplement, the newest first. */
export function SupplementPayments({ supplementId }: { supplementId: string }) {
  const seesPayments = useMay('view', 'Payments')
  if (!seesPayments) return null
  return (
    <ModuleName value="payments">
      <Section supplementId={supplementId} />
    </ModuleName>
  )
}

function Section({ supplementId }: { supplementId: string }) {
  const text = useText()
  const { data, error, refetch } = useAnswer(paymentsEndpoints.listPayments, {
    query: { 'filter[supplementId]': supplementId, perPage: '100' },
  })
  return (
    <RecordSection title={text('ofSupplement.title')}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {data?.data.length === 0 && <p className="quiet">{text('ofSupplement.none')}</p>}
      <ul className={classes.ofSupplement} aria-busy={!data && !error}>
        {data?.data.map((row) => (
          <li key={row.id}>
            <Line row={row} />
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

function Line({ row }: { row: PaymentRow }) {
  const { id, reference, status, periodFrom, periodTo, claimedAmount, assessedAmount } = row
  return (
    <>
      <ScreenLink screen={paymentsScreens.payment} params={{ id }}>
        <span className="numbers">{reference}</span>
      </ScreenLink>
      <StatusBadge of={paymentStatus} state={status} />
      <span className="quiet">
        <DaysText from={periodFrom} to={periodTo} />
      </span>
      <strong>
        <Money value={assessedAmount ?? claimedAmount} />
      </strong>
    </>
  )
}
