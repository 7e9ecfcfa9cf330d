import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'

/** Whose work the form is about, and why it is not asked for where it is waived. */
export function FormSection({ record }: { record: MonitoringRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { waivedOn, waivedBy, waivedReason } = record
  const { submittedOn, submittedBy, acceptedOn, acceptedBy, changesAsked } = record
  return (
    <RecordSection title={text('sections.form')}>
      <Facts>
        <Fact name="name">{record.name}</Fact>
        <Fact name="employer">{record.employer}</Fact>
        <Fact name="positionTitle">{record.positionTitle}</Fact>
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        {submittedOn && (
          <Fact name="submittedOn" label={text('facts.submittedOn')}>
            <DateText value={submittedOn} />
          </Fact>
        )}
        {submittedOn && <Fact name="submittedBy">{submittedBy}</Fact>}
        {acceptedOn && (
          <Fact name="acceptedOn" label={text('facts.acceptedOn')}>
            <DateText value={acceptedOn} />
          </Fact>
        )}
        {acceptedOn && isStaff && (
          <Fact name="acceptedBy" label={text('facts.acceptedBy')}>
            {acceptedBy}
          </Fact>
        )}
        {changesAsked && (
          <Fact name="changesAsked" label={text('facts.changesAsked')}>
            {changesAsked}
          </Fact>
        )}
        {waivedOn && (
          <Fact name="waivedOn" label={text('facts.waivedOn')}>
            <DateText value={waivedOn} />
          </Fact>
        )}
        {waivedOn && isStaff && (
          <Fact name="waivedBy" label={text('facts.waivedBy')}>
            {waivedBy}
          </Fact>
        )}
        {waivedOn && isStaff && (
          <Fact name="waivedReason" label={text('facts.waivedReason')}>
            {waivedReason}
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}
