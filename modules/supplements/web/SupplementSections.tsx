import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { SupplementRecord } from '../contract/supplements.endpoints.ts'
import { SupplementSum } from './pieces/SupplementSum.tsx'

/** For whose work it is, what it pays for, and who asked. */
export function RequestSection({ record }: { record: SupplementRecord }) {
  const text = useText()
  const { frequency, times, requestedEach: each } = record
  return (
    <RecordSection title={text('sections.request')}>
      <Facts>
        {record.name && <Fact name="name">{record.name}</Fact>}
        <Fact name="employer">{record.employer}</Fact>
        <Fact name="positionTitle" label={text('facts.positionTitle')}>
          {record.positionTitle}
        </Fact>
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        <Fact name="description">{record.description}</Fact>
        <Fact name="payee">{text(`choices.payee.${record.payee}`)}</Fact>
        <Fact name="frequency">
          <SupplementSum of={{ frequency, times, each }} />
        </Fact>
        <Fact name="requestedOn">
          <DayAndWho day={record.requestedOn} who={record.requestedBy} />
        </Fact>
        {record.lateReason && <Fact name="lateReason">{record.lateReason}</Fact>}
        {record.internalNote && <Fact name="internalNote">{record.internalNote}</Fact>}
      </Facts>
    </RecordSection>
  )
}

/** What became of it. */
export function DecisionSection({ record }: { record: SupplementRecord }) {
  const text = useText()
  const { decidedOn, withdrawnOn, cancelledOn, closedOn } = record
  return (
    <RecordSection title={text('sections.decision')}>
      <Facts>
        {decidedOn && (
          <Fact name="decidedOn" label={text('facts.decidedOn')}>
            <DayAndWho day={decidedOn} who={record.decidedBy} />
          </Fact>
        )}
        {record.reductionReason && <Fact name="reductionReason">{record.reductionReason}</Fact>}
        {record.declineReason && (
          <Fact name="declineReason">{text(`choices.declineReason.${record.declineReason}`)}</Fact>
        )}
        {record.declineNote && <Fact name="declineNote">{record.declineNote}</Fact>}
        {withdrawnOn && (
          <Fact name="withdrawnOn" label={text('facts.withdrawnOn')}>
            <DateText value={withdrawnOn} />
          </Fact>
        )}
        {cancelledOn && (
          <Fact name="cancelledOn" label={text('facts.cancelledOn')}>
            <DayAndWho day={cancelledOn} who={record.cancelledBy} />
          </Fact>
        )}
        {closedOn && (
          <Fact name="closedOn" label={text('facts.closedOn')}>
            <DayAndWho day={closedOn} who={record.closedBy} />
          </Fact>
        )}
        {record.usedAmount && (
          <Fact name="usedAmount">
            <Money value={record.usedAmount} />
          </Fact>
        )}
        {record.closeReason && <Fact name="closeReason">{record.closeReason}</Fact>}
        {record.cancelReason && <Fact name="cancelReason">{record.cancelReason}</Fact>}
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
