import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { inOrder } from '../contract/hold.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'
import { Effects } from './pieces/Effects.tsx'

/** What does not go on, why, and what whoever is held is told. */
export function HoldSection({ record }: { record: HoldRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { program, endedOn, endedBy } = record
  return (
    <>
      <EffectsSection record={record} />
      <RecordSection title={text('sections.about')}>
        <Facts>
          <Fact name="kind" />
          <Fact name="reason" />
          <Fact name="programId" label={text('fields.programId')}>
            {program ? <BilingualText value={program.name} /> : text('everyProgram')}
          </Fact>
          {isStaff && <Fact name="liftBy" />}
          {endedOn && (
            <Fact name="endedOn" label={text('fields.endedOn')}>
              <DateText value={endedOn} />
              {endedBy && `, ${endedBy}`}
            </Fact>
          )}
          <Fact name="message" wide />
          {isStaff && <Fact name="note" wide />}
        </Facts>
      </RecordSection>
    </>
  )
}

/** What is over is named, in no sentence that says it still stands. */
function EffectsSection({ record }: { record: HoldRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { effects, status } = record
  if (status !== 'open')
    return (
      <RecordSection title={text('sections.effectsThen')}>
        <ul>
          {inOrder(effects).map((effect) => (
            <li key={effect}>{text(`choices.effects.${effect}`)}</li>
          ))}
        </ul>
      </RecordSection>
    )
  return (
    <RecordSection title={text('sections.effects')}>
      <Effects effects={effects} />
      {!isStaff && <p>{text('whatToDo')}</p>}
    </RecordSection>
  )
}
