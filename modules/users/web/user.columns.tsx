import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { EmailText } from '#kit/web/show/PhoneText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { userStatus, type UserType } from '../contract/user.ts'
import type { UserRow } from '../contract/users.endpoints.ts'

type UserColumn = Column<UserRow>

const person: UserColumn[] = [
  { key: 'name', kind: 'name', render: (row) => row.name, sortKey: 'name', hideable: false },
  {
    key: 'email',
    kind: 'email',
    render: (row) => <EmailText value={row.email} />,
    sortKey: 'email',
  },
]
const role: UserColumn = {
  key: 'role',
  kind: 'word',
  render: (row) => row.role.name,
}
const status: UserColumn = {
  key: 'status',
  kind: 'state',
  render: (row) => <StatusBadge of={userStatus} state={row.status} />,
}
const team: UserColumn = {
  key: 'team',
  kind: 'word',
  render: (row) => row.team?.name ?? <None />,
}
const organisation: UserColumn = {
  key: 'organisation',
  kind: 'organisation',
  render: (row) => row.organisation?.name ?? <None />,
}
const participant: UserColumn = {
  key: 'participant',
  kind: 'reference',
  render: (row) =>
    row.participant ? <span className="numbers">{row.participant.reference}</span> : <None />,
}
const lastSignIn: UserColumn = {
  key: 'lastSignInAt',
  kind: 'instant',
  render: (row) => <LastSignIn at={row.lastSignInAt} />,
  sortKey: 'lastSignInAt',
}

/** When somebody last signed in, or that they never have. */
export function LastSignIn({ at }: { at: string | null }) {
  const text = useText()
  return at ? <InstantText value={at} /> : <span className="quiet">{text('facts.never')}</span>
}

export const userColumns: Record<UserType, readonly UserColumn[]> = {
  staff: [...person, role, status, team, lastSignIn],
  employer: [...person, status, organisation, { ...role, hiddenAtFirst: true }, lastSignIn],
  employee: [...person, status, participant, organisation, lastSignIn],
}
