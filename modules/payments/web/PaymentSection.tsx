import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

const bankDays = ['sent', 'paid', 'failed'] as const
const acts = ['assessed', 'firstApproved', 'approved', 'declined'] as const

/** For whose work it is, and what became of it. */
export function PaymentSection({ record }: { record: PaymentRecord }) {
  const text = useText()
  return (
    <RecordSection title={text(record.training ? 'sections.payment' : 'sections.claim')}>
      <Facts>
        {record.name && <Fact name="name">{record.name}</Fact>}
        <Fact name="employer">{record.employer}</Fact>
        {record.payee === 'participant' && (
          <Fact name="payee">{record.name ?? text('choices.payee.participant')}</Fact>
        )}
        <Fact name="positionTitle" label={text('facts.positionTitle')}>
          {record.positionTitle}
        </Fact>
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        {record.submittedOn && (
          <Fact name="submittedOn">
            <DayAndWho day={record.submittedOn} who={record.submittedBy} />
          </Fact>
        )}
        {acts.map((act) => {
          const day = record[`${act}On`]
          return (
            day && (
              <Fact key={act} name={act} label={text(`facts.${act}`)}>
                <DayAndWho day={day} who={record[`${act}By`]} />
              </Fact>
            )
          )
        })}
        {bankDays.map((act) => {
          const day = record[`${act}On`]
          return (
            day && (
              <Fact key={act} name={act} label={text(`facts.${act}`)}>
                <DateText value={day} />
              </Fact>
            )
          )
        })}
        {record.paidHow && (
          <Fact name="paidHow">
            {text(`choices.paidHow.${record.paidHow}`)} · {record.paidReference}
          </Fact>
        )}
        {record.paidBy && (
          <Fact name="paidBy" label={text('facts.paidBy')}>
            {record.paidBy}
          </Fact>
        )}
        {record.failureReason && (
          <Fact name="failureReason">{text(`choices.failureReason.${record.failureReason}`)}</Fact>
        )}
        {record.failureNote && <Fact name="failureNote">{record.failureNote}</Fact>}
        {record.declineReason && (
          <Fact name="declineReason">{text(`choices.declineReason.${record.declineReason}`)}</Fact>
        )}
        {record.declineNote && <Fact name="declineNote">{record.declineNote}</Fact>}
        {record.cancelledOn && (
          <Fact name="cancelledOn" label={text('facts.cancelled')}>
            <DateText value={record.cancelledOn} />
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}

const DayAndWho = ({ day, who }: { day: string; who: string | null }) => (
  <>
    <DateText value={day} />
    {who && ` · ${who}`}
  </>
)
