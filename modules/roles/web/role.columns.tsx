import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import type { RoleRow } from '../contract/roles.endpoints.ts'
import { UserTypeText } from './UserTypeText.tsx'

export const roleColumns: readonly Column<RoleRow>[] = [
  { key: 'name', kind: 'name', render: (row) => row.name, sortKey: 'name' },
  { key: 'description', render: (row) => row.description ?? '' },
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
