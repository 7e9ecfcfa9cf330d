import type { ReactNode } from 'react'
import { usePerson } from '#kit/web/session.ts'
import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText, InstantText } from '#kit/web/show/DateText.tsx'
import { EmailText } from '#kit/web/show/PhoneText.tsx'
import { useText } from '#kit/web/text.ts'
import { employersScreens } from '#modules/employers/contract/employers.screens.ts'
import { participantSheetsScreens } from '#modules/participant-sheets/contract/participant-sheets.screens.ts'
import { participantsScreens } from '#modules/participants/contract/participants.screens.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { DecideCard } from './DecideCard.tsx'

/** What is decided, by whom, until when, and what it belongs to; below the decision what is acted upon. */
export function ApplicationRail(props: { record: ApplicationRecord; children?: ReactNode }) {
  const { record, children } = props
  return (
    <>
      <DecideCard record={record} />
      {children}
      <PeopleCard record={record} />
      <DatesCard record={record} />
      <LinksCard record={record} />
    </>
  )
}

function PeopleCard({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { participantName, participantEmail, employer, assignee, supervisorName } = record
  const assigned = assignee?.name ?? text('list.unassigned')
  return (
    <RailCard title={text('rail.people')} brief={isStaff && assigned}>
      <RailFacts>
        {isStaff && <RailFact label={text('fields.assignee')}>{assigned}</RailFact>}
        <RailFact label={text('fields.participantName')}>{participantName}</RailFact>
        <RailFact label={text('rail.email')}>
          {participantEmail && <EmailText value={participantEmail} />}
        </RailFact>
        <RailFact label={text('fields.employer')}>
          <ScreenLink screen={employersScreens.employer} params={{ id: employer.id }}>
            {employer.legalName}
          </ScreenLink>
        </RailFact>
        <RailFact label={text('rail.contact')}>{employer.contactName}</RailFact>
        <RailFact label={text('fields.supervisorName')}>{supervisorName}</RailFact>
      </RailFacts>
    </RailCard>
  )
}

function DatesCard({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { placement, returnsOn, informationDueOn, participantCompletedAt } = record
  const consentedAt = record.participant?.consentedAt
  const day = (value: string | null | undefined) => value && <DateText value={value} />
  return (
    <RailCard title={text('rail.dates')} brief={<DateText value={record.submittedAt} />}>
      <RailFacts>
        <RailFact label={text('fields.submittedAt')}>
          <InstantText value={record.submittedAt} />
        </RailFact>
        <RailFact label={text('rail.participantDone')}>
          {participantCompletedAt && <InstantText value={participantCompletedAt} />}
        </RailFact>
        <RailFact label={text('fields.consentedAt')}>
          {consentedAt && <InstantText value={consentedAt} />}
        </RailFact>
        <RailFact label={text('fields.informationDueOn')}>{day(informationDueOn)}</RailFact>
        <RailFact label={text('rail.returnsOn')}>{day(returnsOn)}</RailFact>
        <RailFact label={text('rail.acceptBy')}>{day(placement?.acceptBy)}</RailFact>
        <RailFact label={text('rail.startBy')}>{day(placement?.startBy)}</RailFact>
        <RailFact label={text('fields.startOn')}>{day(record.startOn)}</RailFact>
        <RailFact label={text('fields.endOn')}>{day(record.endOn)}</RailFact>
      </RailFacts>
    </RailCard>
  )
}

function LinksCard({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { program, participant } = record
  return (
    <RailCard title={text('rail.links')} brief={program.code}>
      <RailFacts>
        <RailFact label={text('fields.program')}>
          <ScreenLink screen={programsScreens.program} params={{ id: program.id }}>
            <BilingualText value={program.name} />
          </ScreenLink>
        </RailFact>
        <RailFact label={text('fields.participantName')}>
          {participant && (
            <ScreenLink screen={participantsScreens.participant} params={{ id: participant.id }}>
              {participant.reference}
            </ScreenLink>
          )}
        </RailFact>
        {record.sheet && (
          <RailFact label={text('rail.sheet')}>
            <ScreenLink
              screen={participantSheetsScreens.submittedSheet}
              params={{ id: record.sheet.id }}
            >
              {text('rail.together', { count: record.sheet.count })}
            </ScreenLink>
          </RailFact>
        )}
        <RailFact label={text('fields.channel')}>
          {text(`choices.channel.${record.channel}`)}
        </RailFact>
        <RailFact label={text('fields.language')}>
          {text(`choices.language.${record.language}`)}
        </RailFact>
      </RailFacts>
    </RailCard>
  )
}
