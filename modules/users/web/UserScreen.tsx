import type { Field } from '#kit/contract/fields.ts'
import { integer, text as textField } from '#kit/contract/fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { Fact as AnyFact } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { RefusedMail } from '#modules/outbox/web/pieces/RefusedMail.tsx'
import { UserTokens } from '#modules/tokens/web/pieces/UserTokens.tsx'
import { ErasedBanner } from '#modules/privacy/web/pieces/ErasedBanner.tsx'
import { user, userStatus } from '../contract/user.ts'
import { usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { InvitationText } from './InvitationText.tsx'
import { OpenWorkList } from './OpenWork.tsx'
import { LastSignIn } from './user.columns.tsx'
import { UserActions } from './UserActions.tsx'
import classes from './users.module.css'

const Fact = factsOf(user)

export function UserScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(usersEndpoints.readUser, { id })
  return (
    <RecordScreen
      entity={user}
      answer={answer}
      title={(record) => record.name}
      reference={(record) => record.email}
      status={(record) => <StatusBadge of={userStatus} state={record.status} />}
      actions={(record) => <UserActions user={record} />}
      banners={({ id: own, version, erased }) =>
        erased ? (
          <ErasedBanner erased={erased} />
        ) : (
          <RefusedMail of="user" id={own} version={version} />
        )
      }
    >
      {(record) => <UserSections user={record} />}
    </RecordScreen>
  )
}

function UserSections({ user: record }: { user: UserRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      <RecordSection title={text('sections.person')}>
        <Facts>
          <Fact name="name" />
          <Fact name="email" />
          <Fact name="type" />
          <Fact name="language" />
          <AnyFact name="createdAt">
            <DateText value={record.createdAt} dateStyle="long" />
          </AnyFact>
        </Facts>
      </RecordSection>
      <PlaceSection record={record} />
      <AccessSection record={record} />
      {isStaff && record.type === 'staff' && (
        <RecordSection title={text('sections.openWork')}>
          <OpenWorkList openWork={record.openWork} />
        </RecordSection>
      )}
      {isStaff && (
        <RecordSection title={text('sections.history')}>
          <History endpoint={usersEndpoints.readUserHistory} id={record.id} describe={useWords()} />
        </RecordSection>
      )}
    </>
  )
}

function PlaceSection({ record }: { record: UserRecord }) {
  const text = useText()
  const { role, team, programs, organisation, participant, type } = record
  return (
    <RecordSection title={text('sections.place')}>
      <Facts>
        <AnyFact name="role">{role.name}</AnyFact>
        {type === 'staff' ? (
          <>
            <AnyFact name="team">{team?.name}</AnyFact>
            <AnyFact name="programs" wide>
              {programs.length > 0 && (
                <ul className={classes.programs}>
                  {programs.map(({ id, code, name }) => (
                    <li key={id}>
                      <span className="numbers">{code}</span> <BilingualText value={name} />
                    </li>
                  ))}
                </ul>
              )}
            </AnyFact>
          </>
        ) : (
          <AnyFact name="organisation">
            {organisation && <Organisation of={organisation} />}
          </AnyFact>
        )}
        {participant && (
          <AnyFact name="participant">
            <span className="numbers">{participant.reference}</span>
          </AnyFact>
        )}
      </Facts>
    </RecordSection>
  )
}

const Organisation = ({ of }: { of: { id: string; name: string } }) => (
  <ScreenLink screen={usersScreens.editEmployerProfile} query={{ id: of.id }}>
    {of.name}
  </ScreenLink>
)

function AccessSection({ record }: { record: UserRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.access')}>
      <Facts>
        <Fact name="lastSignInAt">
          <LastSignIn at={record.lastSignInAt} />
        </Fact>
        <AnyFact name="sessions">{text('facts.sessions', { count: record.sessions })}</AnyFact>
        {record.status === 'active' && (
          <AnyFact name="password">
            {text(record.mustChangePassword ? 'facts.passwordDue' : 'facts.passwordOwn')}
          </AnyFact>
        )}
        {record.factors && record.status === 'active' && (
          <AnyFact name="secondFactor" label={text('fields.factors')}>
            {record.factors.length
              ? record.factors.map((factor) => text(`choices.factors.${factor}`)).join(', ')
              : text('facts.passwordAlone')}
          </AnyFact>
        )}
        {record.factors && record.status === 'active' && (
          <AnyFact name="apiTokens">
            <UserTokens id={record.id} name={record.name} />
          </AnyFact>
        )}
        {record.status === 'invited' && (
          <AnyFact name="invitation">
            <InvitationText of={record.invitation} />
          </AnyFact>
        )}
      </Facts>
    </RecordSection>
  )
}

/** What changes besides the fields of the record. */
const others: Record<string, Field> = {
  role: textField(60),
  team: textField(60),
  programs: textField(2000),
  handedTo: textField(120),
  apiToken: textField(60),
  openWork: integer({ min: 0, max: 1_000_000 }),
}

function useWords(): DescribeChange {
  const text = useText()
  return (name) => {
    const field = others[name]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
}
