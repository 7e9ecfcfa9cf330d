import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import type { RoleRow } from '../contract/roles.endpoints.ts'
import { UserTypeText } from './UserTypeText.tsx'

export const roleColumns: readonly Column<RoleRow>[] = [
  { key: 'name', render: (row) => row.name, sortKey: 'name', width: '16rem' },
  { key: 'description', render: (row) => row.description ?? '' },
  { key: 'userType', render: (row) => <UserTypeText value={row.userType} />, sortKey: 'userType' },
  {
    key: 'users',
    render: (row) => <span className="numbers">{row.users}</span>,
    sortKey: 'users',
    align: 'end',
  },
  {
    key: 'updatedAt',
    render: (row) => <InstantText value={row.updatedAt} />,
    sortKey: 'updatedAt',
  },
]
