import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import type { RoleRow } from '../contract/roles.endpoints.ts'
import { UserTypeText } from './UserTypeText.tsx'
import { RoleName } from './pieces/role-words.tsx'
import { RoleDescription } from './RoleDescription.tsx'

export const roleColumns: readonly Column<RoleRow>[] = [
  { key: 'name', kind: 'name', render: (row) => <RoleName role={row} />, sortKey: 'name' },
  { key: 'description', render: (row) => <RoleDescription role={row} /> },
  { key: 'userType', render: (row) => <UserTypeText value={row.userType} />, sortKey: 'userType' },
  {
    key: 'users',
    kind: 'number',
    render: (row) => <span className="numbers">{row.users}</span>,
    sortKey: 'users',
  },
  {
    key: 'updatedAt',
    kind: 'instant',
    render: (row) => <InstantText value={row.updatedAt} />,
    sortKey: 'updatedAt',
  },
]
