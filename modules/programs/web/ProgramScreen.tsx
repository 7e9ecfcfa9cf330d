import { dateFormat } from '#kit/contract/date-format.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { useLocale } from '#kit/web/language.ts'
import { History } from '#kit/web/record/History.tsx'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { program } from '../contract/program.ts'
import { programStatus } from '../contract/program.status.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { ProgramActions } from './ProgramActions.tsx'
import { BudgetBar } from './BudgetBar.tsx'
import { ProgramRail } from './ProgramRail.tsx'
import { ProgramStrip } from './ProgramStrip.tsx'
import { DocumentTable, PaymentTable, RateTable } from './ProgramTables.tsx'
import { UpliftText } from './UpliftText.tsx'

const Fact = factsOf(program)

export function ProgramScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(programsEndpoints.readProgram, { id })
  const bilingual = useBilingual()
  return (
    <RecordScreen
      key={id}
      entity={program}
      answer={answer}
      title={(record) => bilingual(record.name)}
      reference={(record) => record.code}
      status={(record) => <StatusBadge of={programStatus} state={record.status} />}
      list={programsEndpoints.listPrograms}
      actions={(record) => <ProgramActions program={record} />}
      strip={(record) => <ProgramStrip program={record} />}
      rail={(record) => <ProgramRail program={record} />}
    >
      {(record) => <ProgramSections program={record} />}
    </RecordScreen>
  )
}

type Times = 'serviceStandardDays' | 'acceptanceDays' | 'hireWindowDays' | 'autoReturnDays'
type Spans = 'retentionYears' | 'placementMinWeeks' | 'placementMaxWeeks'

/** A time by its short name, with its unit. */
function Time(props: {
  name: Times | Spans
  unit: 'businessDays' | 'days' | 'weeks' | 'years'
  of: ProgramRecord
}) {
  const text = useText()
  const { name, unit, of } = props
  const count = of[name]
  return (
    <Fact name={name} label={text(`facts.${name}`)}>
      {count !== null && text(`units.${unit}`, { count })}
    </Fact>
  )
}

/** “04-01” as “April 1”. */
function DayOfYear({ value }: { value: string }) {
  const locale = useLocale()
  const format = dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`2000-${value}T00:00:00Z`))
}

function ProgramSections({ program: record }: { program: ProgramRecord }) {
  const text = useText()
  const kit = useKitText()
  return (
    <>
      <RecordSection title={text('sections.facts')}>
        <Facts>
          <Fact name="description" wide />
          <Fact name="funder" />
          <Fact name="agreementNumber" />
          <Fact name="province" />
          <Fact name="intakeOpensOn" />
          <Fact name="intakeClosesOn" />
          <Fact name="fiscalYearStart">
            <DayOfYear value={record.fiscalYearStart} />
          </Fact>
          <Time name="serviceStandardDays" unit="businessDays" of={record} />
          <Time name="acceptanceDays" unit="businessDays" of={record} />
          <Time name="hireWindowDays" unit="days" of={record} />
          <Time name="autoReturnDays" unit="days" of={record} />
          <Time name="retentionYears" unit="years" of={record} />
          <Fact name="denialRate" />
          <Fact name="withdrawalRate" />
          <Fact name="slippageRate" />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.placement')}>
        <Facts>
          <Time name="placementMinWeeks" unit="weeks" of={record} />
          <Time name="placementMaxWeeks" unit="weeks" of={record} />
          <Fact name="minHoursPerWeek" />
          <Fact name="minAge" />
          <Fact name="maxAge" />
          <Fact name="netNewRequired" />
          <Fact name="sinRequired" />
          <Fact name="eligibleWorkStatuses" wide />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.money')}>
        <BudgetBar budget={record.budget} />
        <RateTable program={record} />
        <Facts>
          <Fact name="includesEmployerCosts" />
          <Fact name="equityUplift">
            <UpliftText uplift={record.equityUplift} />
          </Fact>
          <Fact name="maxWagePerParticipant" />
          <Fact name="maxTrainingPerParticipant" />
          <Fact name="combinedCap" />
          <Fact name="maxActivePerEmployer" />
          <Fact name="maxYearlyPerEmployer" />
          <Fact name="maxAmountPerEmployer" />
        </Facts>
        <PaymentTable program={record} />
      </RecordSection>
      <RecordSection title={text('sections.documents')}>
        <DocumentTable program={record} />
      </RecordSection>
      <RecordSection title={kit('recordPane.activity')}>
        <History endpoint={programsEndpoints.readProgramHistory} id={record.id} />
      </RecordSection>
    </>
  )
}
