import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { training } from '../contract/funding-request.ts'

const Fact = factsOf(training)

/** What is learned, when, and what for. */
export function CourseSection() {
  const text = useText()
  return (
    <RecordSection title={text('sections.course')}>
      <Facts>
        <Fact name="courseTitle" />
        <Fact name="credential" />
        <Fact name="skillFocus" />
        <Fact name="delivery" />
        <Fact name="startsOn" />
        <Fact name="endsOn" />
        <Fact name="hours" />
        <Fact name="nocBefore" />
        <Fact name="nocAfter" />
        <Fact name="relevance" wide />
      </Facts>
    </RecordSection>
  )
}

/** Who teaches it, and why that provider. */
export function ProviderSection() {
  const text = useText()
  return (
    <RecordSection title={text('sections.provider')}>
      <Facts>
        <Fact name="providerName" />
        <Fact name="providerType" />
        <Fact name="providerContact" />
        <Fact name="providerAddress" />
        <Fact name="isAffiliated" />
        <Fact name="whyProvider" wide />
        <Fact name="alternatives" wide />
        <Fact name="outOfRegionReason" wide />
      </Facts>
    </RecordSection>
  )
}
