import { IconAlertTriangle } from '@tabler/icons-react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { paymentStatus } from '#modules/payments/contract/payment.status.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import type {
  PaymentBatchEntry,
  PaymentBatchRecord,
} from '../contract/payment-batches.endpoints.ts'
import classes from './batch.module.css'
import { EntryAct } from './EntryAct.tsx'

/** What the batch pays to whom, and what stands in the way of it. */
export function EntriesSection({ record }: { record: PaymentBatchRecord }) {
  const text = useText()
  const { entries, status, mayRemove } = record
  const stopped = entries.filter(({ problem }) => problem).length
  const judged = mayRemove ? entries.filter(({ isJudged }) => isJudged) : []
  return (
    <RecordSection title={text('fields.payments')}>
      {entries.length === 0 && <p>{text(status === 'open' ? 'entries.none' : 'entries.gone')}</p>}
      {stopped > 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden />
          {text('entries.stopped', { count: stopped })}
        </p>
      )}
      {judged.length > 0 && <Judged entries={judged} batch={record} />}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.paymentId} entry={entry} record={record} />
        ))}
      </ul>
    </RecordSection>
  )
}

/** The batch has them all. */
const mostNamed = 3

/** What whoever looks cannot release, since they assessed or approved it, each with its removal. */
function Judged(props: { entries: readonly PaymentBatchEntry[]; batch: PaymentBatchRecord }) {
  const text = useText()
  const { entries, batch } = props
  const more = entries.length - mostNamed
  return (
    <div className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>
        {text('entries.judged', { count: entries.length })}
        <ul className={classes.judged}>
          {entries.slice(0, mostNamed).map((entry) => (
            <li key={entry.paymentId}>
              <ScreenLink screen={paymentsScreens.payment} params={{ id: entry.paymentId }}>
                {[entry.reference, entry.name ?? entry.employer].join(' · ')}
              </ScreenLink>
              <ModuleName value="payments">
                <EntryAct entry={entry} batch={batch} />
              </ModuleName>
            </li>
          ))}
          {more > 0 && <li>{text('entries.more', { count: more })}</li>}
        </ul>
      </div>
    </div>
  )
}

function Entry({ entry, record }: { entry: PaymentBatchEntry; record: PaymentBatchRecord }) {
  const text = useText()
  const ofPayments = useText('payments')
  const spoken = useSpoken()
  const { paymentId, reference, employer, name, amount, accountEnd, problem } = entry
  const { keptAmount, source, periodFrom, periodTo } = entry
  const isKept = Number(keptAmount) > 0
  const [from, to] = [spoken.date(periodFrom), spoken.date(periodTo)]
  const days = from === to ? from : text('entries.period', { from, to })
  return (
    <li className={classes.entry}>
      <div className={classes.whose}>
        <ScreenLink screen={paymentsScreens.payment} params={{ id: paymentId }}>
          {employer}
        </ScreenLink>
        <small>{[reference, name].filter(Boolean).join(' · ')}</small>
        <small>{[ofPayments(`choices.source.${source}`), days].join(' · ')}</small>
        {problem && (
          <small className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden />
            {text(`reasons.${problem}`)}
          </small>
        )}
        {record.mayRemove && entry.isJudged && (
          <small className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden />
            {text('entries.judgedByYou')}
          </small>
        )}
        {entry.failedOn && (
          <small className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden />
            {text('entries.returned', {
              date: spoken.date(entry.failedOn),
              reason: text(`choices.failureReason.${entry.failureReason}`),
            })}
          </small>
        )}
      </div>
      {record.status !== 'open' && (
        <div className={classes.state}>
          <ModuleName value="payments">
            <StatusBadge of={paymentStatus} state={entry.status} />
          </ModuleName>
        </div>
      )}
      <div className={classes.amount}>
        <Money value={amount} />
        {isKept && (
          <small>
            {text('entries.kept')} <Money value={keptAmount} />
          </small>
        )}
        {accountEnd && <small className="numbers">•••• {accountEnd}</small>}
      </div>
      <div className={classes.act}>
        <ModuleName value="payments">
          <EntryAct entry={entry} batch={record} />
        </ModuleName>
      </div>
    </li>
  )
}
