import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { usePerson } from '#kit/web/session.ts'
import type { OverpaymentRecord } from '../contract/overpayments.endpoints.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { Receipts } from './Receipts.tsx'

/** What is to be repaid of which payment, why, and what became of it. */
export function AboutSection({ record }: { record: OverpaymentRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { writtenOffOn, cancelledOn } = record
  return (
    <RecordSection title={text('sections.overpayment')}>
      <Facts>
        <Fact name="reason">{text(`choices.reason.${record.reason}`)}</Fact>
        <Fact name="explanation">{record.explanation}</Fact>
        {isStaff && <Fact name="owedBy">{text(`choices.owedBy.${record.owedBy}`)}</Fact>}
        <Fact name="employer">{record.employer}</Fact>
        {record.name && <Fact name="name">{record.name}</Fact>}
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        <Fact name="paid" label={text('facts.paid')}>
          <Money value={record.paidAmount} /> · <DateText value={record.periodFrom} /> –{' '}
          <DateText value={record.periodTo} />
        </Fact>
        <Fact name="recordedOn">
          <DayAndWho day={record.recordedOn} who={record.recordedBy} />
        </Fact>
        <Fact name="dueOn">
          <DateText value={record.dueOn} />
        </Fact>
        {record.kept.map((each) => (
          <Fact key={each.paymentId} name="keptAmount" label={text('facts.toBeKept')}>
            <Money value={each.amount} /> ·{' '}
            <ScreenLink screen={paymentsScreens.payment} params={{ id: each.paymentId }}>
              <span className="numbers">{each.paymentReference}</span>
            </ScreenLink>{' '}
            · {each.reason}
          </Fact>
        ))}
        {writtenOffOn && (
          <Fact name="writtenOffOn" label={text('facts.writtenOffOn')}>
            <DayAndWho day={writtenOffOn} who={record.writtenOffBy} />
          </Fact>
        )}
        {record.writeOffReason && <Fact name="writeOffReason">{record.writeOffReason}</Fact>}
        {cancelledOn && (
          <Fact name="cancelledOn" label={text('facts.cancelledOn')}>
            <DayAndWho day={cancelledOn} who={record.cancelledBy} />
          </Fact>
        )}
        {record.cancelReason && <Fact name="cancelReason">{record.cancelReason}</Fact>}
      </Facts>
    </RecordSection>
  )
}

export function ReceiptsSection({ record }: { record: OverpaymentRecord }) {
  const text = useText()
  if (record.receipts.length === 0) return null
  return (
    <RecordSection title={text('sections.receipts')}>
      <Receipts record={record} />
    </RecordSection>
  )
}

const DayAndWho = ({ day, who }: { day: string; who: string | null }) => (
  <>
    <DateText value={day} />
    {who && ` · ${who}`}
  </>
)
