import { defineList } from '#kit/contract/define-list.ts'
import { userStates } from './user.ts'

const shared = {
  sorts: ['name', 'email', 'lastSignInAt'],
  defaultSort: 'name',
  search: true,
} as const
const status = { kind: 'choice', choices: userStates } as const
const lastSignInAt = { kind: 'date' } as const

export const userList = defineList({
  ...shared,
  filters: {
    roleId: { kind: 'reference' },
    status,
    teamId: { kind: 'reference', optional: true },
    lastSignInAt,
  },
  tableState: 'usersTableState',
})

export const employeeUserList = defineList({
  ...shared,
  filters: { status, lastSignInAt },
  tableState: 'employeesTableState',
})

export const employerUserList = defineList({
  ...shared,
  filters: { status, employerId: { kind: 'reference' }, lastSignInAt },
  tableState: 'employersTableState',
})
