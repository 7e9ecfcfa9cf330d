import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { OrphanedRecord } from '../contract/orphaned.endpoints.ts'

/** Why the participant is listed, what they did, and how the case goes on. */
export function CaseSection({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const { trigger, endReason, closesOn, closedOn, formerEmployer, matchedEmployer, rematch } =
    record
  return (
    <RecordSection title={text('sections.case')}>
      <Facts>
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        <Fact name="region" />
        <Fact name="noc" />
        <Fact name="language" />
        {formerEmployer !== null && <Fact name="formerEmployer">{formerEmployer}</Fact>}
        <Fact name="trigger" label={text('facts.trigger')}>
          {text(`choices.trigger.${trigger}`)}
        </Fact>
        {endReason && (
          <Fact name="endReason" label={text('facts.endReason')}>
            <EndReason reason={endReason} />
          </Fact>
        )}
        {matchedEmployer && (
          <Fact name="matchedEmployer" label={text('facts.matchedEmployer')}>
            {matchedEmployer.name}
          </Fact>
        )}
        {rematch && (
          <Fact name="rematch" label={text('facts.rematch')}>
            {rematch.employer} <span className="numbers quiet">{rematch.reference}</span>
          </Fact>
        )}
        {record.outcome && <Fact name="outcome">{text(`choices.outcome.${record.outcome}`)}</Fact>}
        {closesOn && (
          <Fact name="closesOn" label={text('facts.closesOn')}>
            <DateText value={closesOn} />
          </Fact>
        )}
        {closedOn && (
          <Fact name="closedOn" label={text('facts.closedOn')}>
            <DateText value={closedOn} />
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}

const EndReason = ({ reason }: { reason: string }) => (
  <ModuleName value="placements">
    <ReasonWord reason={reason} />
  </ModuleName>
)

function ReasonWord({ reason }: { reason: string }) {
  const text = useText()
  return text(`choices.endReason.${reason}`)
}
