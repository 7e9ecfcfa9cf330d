import { useAnswer } from '#kit/web/api-query.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson, type SignedInPerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { participantSheetsScreens } from '#modules/participant-sheets/contract/participant-sheets.screens.ts'
import { workEndpoints } from '../contract/work.endpoints.ts'
import { OwnDashboard } from './own/OwnDashboard.tsx'
import { StaffDashboard } from './StaffDashboard.tsx'
import { everyMinute, useLiveRefresh } from './use-live-refresh.ts'
import { WaitingDashboard } from './WaitingDashboard.tsx'

/** What its parts are counted of. */
const topics = [
  'applications',
  'programs',
  'orders',
  'tasks',
  'shareholders',
  'placements',
  'monitoring-forms',
  'funding-requests',
  'supplements',
  'change-requests',
  'payments',
  'bank-accounts',
]

/** What waits for the person who is signed in. */
export function DashboardScreen() {
  const text = useText()
  const person = usePerson()
  if (!person) return null
  return (
    <>
      <PageHeader
        title={text('dashboard.hello', { name: person.name })}
        below={<span className="quiet">{text(`dashboard.intro.${person.type}`)}</span>}
        actions={person.type === 'employer' && <Apply />}
      />
      <Parts person={person} />
    </>
  )
}

/** For one participant, or for several. */
function Apply() {
  const one = useText('applications')
  const text = useText()
  return (
    <>
      <ScreenButton screen={participantSheetsScreens.submitSeveral} variant="default">
        {text('own.several')}
      </ScreenButton>
      <ScreenButton screen={applicationsScreens.submitApplication}>
        {one('screens.submitApplication')}
      </ScreenButton>
    </>
  )
}

function Parts({ person }: { person: SignedInPerson }) {
  const { data, error, refetch } = useAnswer(
    workEndpoints.readDashboard,
    {},
    { refetchInterval: everyMinute },
  )
  useLiveRefresh(topics, () => void refetch())
  if (!data && error)
    return (
      <section className="surface">
        <ProblemState error={error} retry={() => void refetch()} />
      </section>
    )
  if (!data) return <WaitingDashboard />
  if (data.own) return <OwnDashboard own={data.own} account={data.ownAccount} type={person.type} />
  return <StaffDashboard dashboard={data} me={person.uuid} />
}
