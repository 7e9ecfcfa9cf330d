import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const Fact = factsOf(application)

export function PositionSection({ record }: { record: Pick<ApplicationRecord, 'hourlyWage'> }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.position')}>
      <Facts>
        <Fact name="positionTitle" />
        <Fact name="noc" />
        <Fact name="employmentType" />
        <Fact name="startOn" />
        <Fact name="endOn" />
        <Fact name="hoursPerWeek" />
        <Fact name="hourlyWage">
          <Money value={record.hourlyWage} />
        </Fact>
        <Fact name="employerCostPercent" />
        <Fact name="otherFunding" />
        <Fact name="workplaceStreet" />
        <Fact name="workplaceCity" />
        <Fact name="region" />
        <Fact name="workplacePostalCode" />
        <Fact name="supervisorName" />
        <Fact name="supervisorEmail" />
        <Fact name="netNew" />
        <Fact name="trainingRequested" />
        <Fact name="duties" wide />
        <Fact name="learningPlan" wide />
        <Fact name="hireReason" wide />
        <Fact name="signatoryName" />
        <Fact name="signatoryTitle" />
      </Facts>
    </RecordSection>
  )
}
