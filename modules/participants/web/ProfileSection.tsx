import { Fact as AnyFact, Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { AddressText } from '#kit/web/show/AddressText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { participant } from '../contract/participant.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'

const Fact = factsOf(participant)
const address = ['street', 'city', 'province', 'postalCode'] as const
const asked = ['education', 'currentlyStudent', 'employmentBefore', 'previouslyFunded'] as const

/** Who the person is and how they are reached; what the reader does not see is told apart. */
export function ProfileSection({ record }: { record: ParticipantRecord }) {
  const text = useText()
  const isEmployer = usePerson()?.type === 'employer'
  return (
    <RecordSection title={text('sections.profile')}>
      <Facts>
        <Fact name="firstName" />
        <Fact name="lastName" />
        <Fact name="preferredName" />
        <Fact name="birthDate">
          {record.birthDate && <DateText value={record.birthDate} dateStyle="long" />}
        </Fact>
        <Fact name="workStatus" label={text('facts.workStatus')} />
        <Fact name="email" />
        <Fact name="phone" />
        <Fact name="language" label={text('facts.language')} />
        <AnyFact name="address" label={text('facts.address')} of={address} wide>
          <AddressText {...record} />
        </AnyFact>
        {asked.map((name) => (
          <Fact key={name} name={name} label={text(`facts.${name}`)} />
        ))}
        <Fact name="relationToEmployer" label={text('facts.relationToEmployer')} />
        {!isEmployer && (
          <Fact name="accommodationNeeds" label={text('facts.accommodationNeeds')} wide />
        )}
      </Facts>
      {isEmployer && <p className="quiet">{text('profile.withheld')}</p>}
    </RecordSection>
  )
}
