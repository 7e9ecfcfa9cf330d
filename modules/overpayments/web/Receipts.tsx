import { ActButton } from '#kit/web/record/ActButton.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import type { OverpaymentReceipt, OverpaymentRecord } from '../contract/overpayments.endpoints.ts'
import classes from './overpayments.module.css'
import { useStepsInput } from './use-overpayment-acts.tsx'

/** What has come back, each with its day; what was taken back is struck. */
export function Receipts({ record }: { record: OverpaymentRecord }) {
  if (record.receipts.length === 0) return null
  return (
    <ul className={classes.rows}>
      {record.receipts.map((receipt) => (
        <Receipt key={receipt.id} record={record} receipt={receipt} />
      ))}
    </ul>
  )
}

function Receipt({ record, receipt }: { record: OverpaymentRecord; receipt: OverpaymentReceipt }) {
  const text = useText('overpayments')
  const { take, dialog } = useSteps(record, useStepsInput(record, { receipt }))
  const { amount, receivedOn, method, note, enteredBy, takenBackOn } = receipt
  const isGone = takenBackOn !== null
  const facts = [text(`choices.method.${method}`), enteredBy].filter(Boolean).join(' · ')
  return (
    <li>
      <div>
        <p className={classes.head}>
          <DateText value={receivedOn} />
          {isGone ? (
            <s>
              <Money value={amount} />
            </s>
          ) : (
            <Money value={amount} />
          )}
        </p>
        <p className="quiet">{facts}</p>
        {note && <p className="quiet">{note}</p>}
        {isGone && (
          <p className="quiet">
            {text('receipts.takenBack')} <DateText value={takenBackOn} />
            {receipt.takenBackBy && ` · ${receipt.takenBackBy}`}
            {receipt.takenBackReason && ` · ${receipt.takenBackReason}`}
          </p>
        )}
      </div>
      {!isGone && method !== 'keptBack' && record.can['takeBack'] !== undefined && (
        <ActButton
          variant="subtle"
          size="compact-xs"
          can={record.can['takeBack']}
          act={() => take('takeBack')}
        >
          {text('transitions.takeBack')}
        </ActButton>
      )}
      {dialog}
    </li>
  )
}
