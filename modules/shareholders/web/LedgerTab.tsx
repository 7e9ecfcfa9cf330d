import { lazy, Suspense, useState } from 'react'
import { isRealDate } from '#kit/contract/fields.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '#modules/orders/contract/orders.endpoints.ts'
import classes from './ledger.module.css'
import { LedgerFigures } from './LedgerFigures.tsx'
import { LedgerTable } from './LedgerTable.tsx'

const DateEntry = lazy(() =>
  import('#kit/web/form/DateEntry.tsx').then((m) => ({ default: m.DateEntry })),
)
const LedgerChart = lazy(() =>
  import('./LedgerChart.tsx').then((m) => ({ default: m.LedgerChart })),
)

/** The purchase history with its running figures, as of today or any other day. */
export function LedgerTab({ id, anchor }: { id: string; anchor: string }) {
  const text = useText()
  const [asOf, setAsOf] = useState('')
  const { data, error, refetch } = useAnswer(
    ordersEndpoints.readShareholderLedger,
    { params: { id }, query: asOf ? { asOf } : {} },
    { keepPrevious: true },
  )
  return (
    <RecordSection
      title={text('ledger.title')}
      anchor={anchor}
      actions={
        <Suspense>
          <div className={classes.asOf}>
            <DateEntry
              label={text('ledger.asOf')}
              value={asOf}
              onChange={(day) => {
                if (day === '' || isRealDate(day)) setAsOf(day)
              }}
            />
          </div>
        </Suspense>
      }
    >
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {data && <LedgerFigures ledger={data} />}
      {data && data.rows.length === 0 && <p className="quiet">{text('ledger.empty')}</p>}
      {data && data.rows.length > 1 && (
        <Suspense fallback={<div className={classes.chart} />}>
          <LedgerChart ledger={data} />
        </Suspense>
      )}
      {data && data.rows.length > 0 && <LedgerTable rows={data.rows} />}
    </RecordSection>
  )
}
