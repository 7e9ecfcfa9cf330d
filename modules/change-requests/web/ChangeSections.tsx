import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { FundingTable } from '#modules/applications/web/pieces/FundingTable.tsx'
import { changeableFields, changeableNames, type Changeable } from '../contract/change-request.ts'
import type { ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'
import classes from './changes.module.css'

/** What is asked for beside what was approved, and why. */
export function AskedSection({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const { asked, before, reason, effectiveOn } = record
  const versions = [
    { key: 'before', name: text('asked.before') },
    { key: 'asked', name: text('asked.asked') },
  ]
  return (
    <RecordSection title={text('sections.asked')}>
      <ComparedTable title={text('asked.title')} of={text('asked.of')} versions={versions}>
        {changeableNames
          .filter((name) => name in asked)
          .map((name) => (
            <ComparedRow key={name} label={text(`fields.${name}`)} differs={false}>
              <td>
                <Value name={name} value={before[name]} />
              </td>
              <td>
                <Value name={name} value={asked[name]} />
              </td>
            </ComparedRow>
          ))}
      </ComparedTable>
      <Facts>
        <Fact name="effectiveOn">
          <DateText value={effectiveOn} />
        </Fact>
        <Fact name="reason">{reason}</Fact>
      </Facts>
    </RecordSection>
  )
}

/** As its kind is shown; a wage is so much money an hour. */
function Value({ name, value }: { name: Changeable; value: string | null | undefined }) {
  if (name === 'hourlyWage' && value) return <Money value={value} />
  return <FieldValue name={name} field={changeableFields[name]} value={value} />
}

/** How the subsidy is computed now, and how it would be, or why it cannot be. */
export function MoneySection({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const { money, refusal } = record
  if (!money && !refusal) return null
  return (
    <RecordSection title={text('sections.money')}>
      {refusal && <p role="status">{text(`reasons.${refusal}`)}</p>}
      {money && (
        <div className={classes.both}>
          <FundingTable funding={money.before} caption={text('money.before')} />
          <FundingTable funding={money.after} caption={text('money.after')} />
        </div>
      )}
    </RecordSection>
  )
}

/** Who said what on its way, as far as the reader is told. */
export function DecisionSection({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const { recommendedOn, returnedOn, decidedOn, withdrawnOn } = record
  if (!recommendedOn && !returnedOn && !decidedOn && !withdrawnOn) return null
  return (
    <RecordSection title={text('sections.decision')}>
      <Facts>
        {returnedOn && (
          <Fact name="returnedOn" label={text('facts.returnedOn')}>
            <DayAndWho day={returnedOn} who={record.returnedBy} />
          </Fact>
        )}
        {record.returnNote && <Fact name="returnNote">{record.returnNote}</Fact>}
        {recommendedOn && (
          <Fact name="recommendedOn" label={text('facts.recommendedOn')}>
            <DayAndWho day={recommendedOn} who={record.recommendedBy} />
          </Fact>
        )}
        {record.recommendationNote && (
          <Fact name="recommendationNote">{record.recommendationNote}</Fact>
        )}
        {decidedOn && (
          <Fact name="decidedOn" label={text('facts.decidedOn')}>
            <DayAndWho day={decidedOn} who={record.decidedBy} />
          </Fact>
        )}
        {record.decisionNote && <Fact name="decisionNote">{record.decisionNote}</Fact>}
        {withdrawnOn && (
          <Fact name="withdrawnOn" label={text('facts.withdrawnOn')}>
            <DateText value={withdrawnOn} />
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
