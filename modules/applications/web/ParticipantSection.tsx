import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordContext, useRecordAround } from '#kit/web/record/record-context.ts'
import { usePerson } from '#kit/web/session.ts'
import { AddressText } from '#kit/web/show/AddressText.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText } from '#kit/web/show/PhoneText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** The participant's part as answered; before that, whom the employer named. */
export function ParticipantSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isEmployer = usePerson()?.type === 'employer'
  return (
    <RecordSection title={text('sections.participant')}>
      {record.participant ? (
        <Answers answers={record.participant} />
      ) : (
        <Facts>
          <Fact name="participantName" label={text('facts.name')} />
          <Fact name="participantEmail" label={text('facts.participantEmail')}>
            {record.participantEmail && <EmailText value={record.participantEmail} />}
          </Fact>
          <Fact name="participantCompletedAt" label={text('rail.participantDone')}>
            <InstantText value={record.participantCompletedAt} />
          </Fact>
        </Facts>
      )}
      {isEmployer && <p className="quiet">{text('notices.hidden')}</p>}
    </RecordSection>
  )
}

const named = ['firstName', 'lastName'] as const
const address = ['street', 'city', 'province', 'postalCode'] as const

function Answers({ answers }: { answers: NonNullable<ApplicationRecord['participant']> }) {
  const text = useText('applications')
  const { sees } = useRecordAround()
  const { firstName, lastName, birthDate } = answers
  return (
    <ModuleName value="participants">
      <RecordContext value={{ entity: participant, record: answers, sees }}>
        <Facts>
          <Fact name="name" label={text('facts.name')} of={named}>
            {firstName} {lastName}
          </Fact>
          <Fact name="preferredName" />
          <Fact name="birthDate">
            {birthDate && <DateText value={birthDate} dateStyle="long" />}
          </Fact>
          <Fact name="workStatus" label={text('facts.workStatus')} />
          <Fact name="email" />
          <Fact name="phone" />
          <Fact name="language" label={text('facts.language')} />
          <Fact name="address" label={text('rail.address')} of={address}>
            <AddressText {...answers} />
          </Fact>
          <Fact name="education" label={text('facts.education')} />
          <Fact name="currentlyStudent" label={text('facts.currentlyStudent')} />
          <Fact name="employmentBefore" label={text('facts.employmentBefore')} />
          <Fact name="previouslyFunded" label={text('facts.previouslyFunded')} />
          <Fact name="relationToEmployer" label={text('facts.relationToEmployer')} />
          <Fact name="accommodationNeeds" label={text('facts.accommodationNeeds')} wide />
        </Facts>
      </RecordContext>
    </ModuleName>
  )
}
