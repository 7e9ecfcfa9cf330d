import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { History } from '#kit/web/record/History.tsx'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { program } from '../contract/program.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { BudgetBar } from './BudgetBar.tsx'
import { DocumentTable, PaymentTable, RateTable, SupplementTable } from './ProgramTables.tsx'
import { RegionTable } from './RegionTable.tsx'
import { UpliftText } from './UpliftText.tsx'
import { useShortFacts } from './use-short-facts.ts'

const Fact = factsOf(program)

/** What an installation has set for a program. */
export function ProgramSections({ program: record }: { program: ProgramRecord }) {
  const text = useText()
  const kit = useKitText()
  const { short, time, perEmployer } = useShortFacts(record)
  return (
    <>
      <RecordSection title={text('sections.facts')}>
        <Facts>
          <Fact name="description" wide />
          <Fact name="funder" />
          <Fact name="agreementNumber" />
          <Fact name="province" label={text('heads.province')} />
          <Fact name="intakeOpensOn" label={text('heads.intakeOpensOn')} />
          <Fact name="intakeClosesOn" label={text('heads.intakeClosesOn')} />
          <Fact {...short('fiscalYearStart')}>
            <DayOfYear value={record.fiscalYearStart} />
          </Fact>
          <Fact {...time('serviceStandardDays', 'businessDays')} />
          <Fact {...time('acceptanceDays', 'businessDays')} />
          <Fact {...time('hireWindowDays', 'days')} />
          <Fact {...time('autoReturnDays', 'days')} />
          <Fact {...time('retentionYears', 'years')} />
          <Fact {...short('denialRate')} />
          <Fact {...short('withdrawalRate')} />
          <Fact {...short('slippageRate')} />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.placement')}>
        <Facts>
          <Fact {...time('placementMinWeeks', 'weeks')} />
          <Fact {...time('placementMaxWeeks', 'weeks')} />
          <Fact {...short('minHoursPerWeek')} />
          <Fact {...short('minAge')} />
          <Fact {...short('maxAge')} />
          <Fact {...short('netNewRequired')} />
          <Fact {...short('sinRequired')} />
          <Fact {...short('eligibleWorkStatuses')} wide />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.money')}>
        <BudgetBar budget={record.budget} />
        <RegionTable program={record} />
        <RateTable program={record} />
        <Facts>
          <Fact {...short('includesEmployerCosts')} />
          <Fact {...short('equityUplift')}>
            <UpliftText uplift={record.equityUplift} />
          </Fact>
          <Fact {...short('maxWagePerParticipant')} />
          <Fact {...short('maxTrainingPerParticipant')} />
          <Fact {...short('combinedCap')} />
          <Fact {...perEmployer('maxActivePerEmployer')} />
          <Fact {...perEmployer('maxYearlyPerEmployer')} />
          <Fact {...short('maxAmountPerEmployer')} />
        </Facts>
        <SupplementTable program={record} />
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

/** “04-01” as “April 1”. */
function DayOfYear({ value }: { value: string }) {
  const locale = useLocale()
  const format = dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`2000-${value}T00:00:00Z`))
}
