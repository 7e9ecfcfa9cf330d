import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnApplications } from './OwnApplications.tsx'
import { StaffDashboard } from './StaffDashboard.tsx'

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
      />
      {person.type === 'staff' ? <StaffDashboard person={person} /> : <OwnApplications />}
    </>
  )
}
