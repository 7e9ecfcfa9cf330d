import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { EvidenceFiles } from './EvidenceFiles.tsx'

/** What was handed in once the course was over, and who reviewed it. */
export function EvidenceSection({ record }: { record: RequestRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { certificateReason, evidenceSentBy, reviewedBy, reviewNote, paidOtherwise } = record
  const day = (name: 'evidenceAskedOn' | 'evidenceSentOn' | 'reviewedOn' | 'closedOn') =>
    record[name] && (
      <Fact name={name} label={text(`facts.${name}`)}>
        <DateText value={record[name]} />
      </Fact>
    )
  return (
    <RecordSection title={text('sections.evidence')}>
      <Facts>
        {day('evidenceAskedOn')}
        {day('evidenceSentOn')}
        {evidenceSentBy && (
          <Fact name="evidenceSentBy" label={text('facts.evidenceSentBy')}>
            {evidenceSentBy}
          </Fact>
        )}
        {certificateReason && <Fact name="certificateReason">{certificateReason}</Fact>}
        {day('reviewedOn')}
        {isStaff && reviewedBy && (
          <Fact name="reviewedBy" label={text('facts.reviewedBy')}>
            {reviewedBy}
          </Fact>
        )}
        {reviewNote && <Fact name="reviewNote">{reviewNote}</Fact>}
        {record.paidOn && (
          <Fact name="paidOn">
            <DateText value={record.paidOn} />
          </Fact>
        )}
        {paidOtherwise && <Fact name="paidOtherwise">{paidOtherwise}</Fact>}
        {day('closedOn')}
        {isStaff && record.closedBy && (
          <Fact name="closedBy" label={text('facts.closedBy')}>
            {record.closedBy}
          </Fact>
        )}
      </Facts>
      <EvidenceFiles recordId={record.id} />
    </RecordSection>
  )
}
