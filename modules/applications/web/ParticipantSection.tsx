import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordContext } from '#kit/web/record/record-context.ts'
import { usePerson } from '#kit/web/session.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { EmailText } from '#kit/web/show/PhoneText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** The participant's half as answered; before that, whom the employer named. */
export function ParticipantSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isEmployer = usePerson()?.type === 'employer'
  return (
    <RecordSection title={text('sections.participant')}>
      <Facts>
        <Fact name="participantName" />
        <Fact name="participantEmail">
          {record.participantEmail ? <EmailText value={record.participantEmail} /> : <None />}
        </Fact>
        <Fact name="participantCompletedAt">
          <InstantText value={record.participantCompletedAt} />
        </Fact>
      </Facts>
      {record.participant && <Answers answers={record.participant} />}
      {isEmployer && <p className="quiet">{text('notices.hidden')}</p>}
    </RecordSection>
  )
}

const shownAbove = ['email', 'accommodationNeeds']

function Answers({ answers }: { answers: NonNullable<ApplicationRecord['participant']> }) {
  const names = Object.keys(participant.fields).filter((name) => !shownAbove.includes(name))
  return (
    <ModuleName value="participants">
      <RecordContext value={{ entity: participant, record: answers }}>
        <hr />
        <Facts>
          <Fact name="reference">{answers.reference}</Fact>
          {names.map((name) => (
            <Fact key={name} name={name} />
          ))}
          <Fact name="consentedAt">
            <InstantText value={answers.consentedAt} />
          </Fact>
          <Fact name="accommodationNeeds" wide />
        </Facts>
      </RecordContext>
    </ModuleName>
  )
}
