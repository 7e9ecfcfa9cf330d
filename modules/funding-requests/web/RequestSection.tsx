import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'

/** For whose work it is, who asked and sent, and what became of it. */
export function RequestSection({ record }: { record: RequestRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const day = (name: 'requestedOn' | 'submittedOn' | 'decidedOn' | 'cancelledOn') =>
    record[name] && (
      <Fact name={name} label={text(`facts.${name}`)}>
        <DateText value={record[name]} />
      </Fact>
    )
  const by = (name: 'requestedBy' | 'decidedBy' | 'cancelledBy') =>
    isStaff &&
    record[name] && (
      <Fact name={name} label={text(`facts.${name}`)}>
        {record[name]}
      </Fact>
    )
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
        <Fact name="side">{text(`choices.side.${record.side}`)}</Fact>
        {day('requestedOn')}
        {by('requestedBy')}
        {record.message && <Fact name="message">{record.message}</Fact>}
        {day('submittedOn')}
        {record.submittedBy && (
          <Fact name="submittedBy" label={text('facts.submittedBy')}>
            {record.submittedBy}
          </Fact>
        )}
        {record.changesAsked && <Fact name="changes">{record.changesAsked}</Fact>}
        {day('decidedOn')}
        {by('decidedBy')}
        {record.reasonCodes.length > 0 && <Reasons codes={record.reasonCodes} />}
        {record.applicantNote && <Fact name="applicantNote">{record.applicantNote}</Fact>}
        {day('cancelledOn')}
        {by('cancelledBy')}
        {record.cancelReason && <Fact name="reason">{record.cancelReason}</Fact>}
      </Facts>
    </RecordSection>
  )
}

function Reasons({ codes }: { codes: readonly string[] }) {
  const text = useText()
  return (
    <Fact name="reasonCodes">
      {codes.map((code) => text(`choices.reasonCodes.${code}`)).join('; ')}
    </Fact>
  )
}
