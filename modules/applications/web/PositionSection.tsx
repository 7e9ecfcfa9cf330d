import { Fact as AnyFact, Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { AddressText } from '#kit/web/show/AddressText.tsx'
import { useText } from '#kit/web/text.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const Fact = factsOf(application)

export function PositionSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.position')}>
      <Facts>
        <Fact name="positionTitle" />
        <Fact name="noc" label={text('facts.noc')} />
        <Fact name="startOn" />
        <Fact name="endOn" />
        <Fact name="hoursPerWeek" />
        <Fact name="hourlyWage">
          <Money value={record.hourlyWage} />
        </Fact>
        <Fact name="employmentType" label={text('facts.employmentType')} />
        <Fact name="netNew" label={text('facts.netNew')} />
        <Fact name="employerCostPercent" label={text('facts.employerCostPercent')} />
        <Fact name="otherFunding" label={text('facts.otherFunding')} />
        <Fact name="trainingRequested" label={text('facts.trainingRequested')} />
        <AnyFact name="workplace" label={text('facts.workplace')} of={place}>
          <AddressText
            street={record.workplaceStreet}
            city={record.workplaceCity}
            province={record.region}
            postalCode={record.workplacePostalCode}
          />
        </AnyFact>
        <AnyFact name="signatoryName" of={['signatoryName', 'signatoryTitle']}>
          {[record.signatoryName, record.signatoryTitle].filter(Boolean).join(', ')}
        </AnyFact>
        <AnyFact name="supervisorName" of={['supervisorName', 'supervisorEmail']}>
          {[record.supervisorName, record.supervisorEmail].filter(Boolean).join(', ')}
        </AnyFact>
        <Fact name="duties" wide />
        <Fact name="learningPlan" label={text('facts.learningPlan')} wide />
        <Fact name="hireReason" label={text('facts.hireReason')} wide />
      </Facts>
    </RecordSection>
  )
}

const place = ['workplaceStreet', 'workplaceCity', 'region', 'workplacePostalCode'] as const
