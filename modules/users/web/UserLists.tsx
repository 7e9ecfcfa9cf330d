import { IconEye, IconMailForward, IconPencil, IconPlus, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import type { UserType } from '../contract/user.ts'
import { usersEndpoints, type UserRow } from '../contract/users.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { roleOptions, useOrganisationOptions, useTeamFilter } from './options.ts'
import { useAccountActs } from './use-account-acts.ts'
import { useUserBulk } from './use-user-bulk.tsx'
import { userColumns } from './user.columns.tsx'

const references = {
  roleId: roleOptions('staff'),
  teamId: useTeamFilter,
  employerId: useOrganisationOptions,
}

const endpoints = {
  staff: { shown: usersEndpoints.listUsers, exported: usersEndpoints.exportUsers },
  employee: { shown: usersEndpoints.listEmployees, exported: usersEndpoints.exportEmployees },
  employer: { shown: usersEndpoints.listEmployers, exported: usersEndpoints.exportEmployers },
}
const words = { staff: 'users', employee: 'employees', employer: 'employers' }

export const SystemUsers = () => <UserList type="staff" />
export const EmployeeUsers = () => <UserList type="employee" />
export const EmployerUsers = () => <UserList type="employer" />

function UserList({ type }: { type: UserType }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const mayExport = useMay('export', type === 'staff' ? 'System Users List' : 'Employees List')
  const [disabling, setDisabling] = useState<string | null>(null)
  const rowActions = useRowActions(setDisabling)
  const { bulkActions, dialog } = useUserBulk(type)
  // An employer sees who is placed there; their user is their own affair.
  const isOpen = isStaff || type !== 'employee'
  return (
    <>
      <ListScreen
        endpoint={endpoints[type].shown}
        columns={userColumns[type]}
        rowName={(row) => row.name}
        {...(isOpen && {
          opens: ({ id }: UserRow) => ({ screen: usersScreens.user, params: { id } }),
          rowActions,
        })}
        {...(isOpen && { bulkActions })}
        {...(mayExport && { exportEndpoint: endpoints[type].exported })}
        references={references}
        actions={type !== 'employee' && <AddUserButton />}
        emptyWords={{
          title: text(`list.${words[type]}.empty`),
          body: text(`list.${words[type]}.hint`),
        }}
        emptyAction={type !== 'employee' && <AddUserButton />}
      />
      {disabling && <DisableDialog id={disabling} close={() => setDisabling(null)} />}
      {dialog}
    </>
  )
}

function AddUserButton() {
  const text = useText()
  return (
    <ScreenButton screen={usersScreens.addUser} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('actions.add')}
    </ScreenButton>
  )
}

/** What a row's menu leads to; who may not do it is told on the record why. */
function useRowActions(disable: (id: string) => void) {
  const text = useText()
  const go = useGo()
  const { resend } = useAccountActs()
  const mayEdit = useMay('update', 'System Users Edit')
  const mayInvite = useMay('create', 'System Users Create')
  const mayDisable = useMay('delete', 'System Users Edit')
  return ({ id, name, status }: UserRow): RowAction[] => [
    {
      key: 'open',
      label: text('actions.open'),
      icon: <IconEye size={16} aria-hidden />,
      run: () => void go(usersScreens.user, { params: { id } }),
    },
    ...(mayEdit
      ? [
          {
            key: 'edit',
            label: text('actions.edit'),
            icon: <IconPencil size={16} aria-hidden />,
            run: () => void go(usersScreens.editUser, { query: { id } }),
          },
        ]
      : []),
    ...(mayInvite && status === 'invited'
      ? [
          {
            key: 'resend',
            label: text('actions.resend'),
            icon: <IconMailForward size={16} aria-hidden />,
            run: () => void resend({ id, name }),
          },
        ]
      : []),
    ...(mayDisable && status === 'active'
      ? [
          {
            key: 'disable',
            label: text('actions.disable'),
            icon: <IconUserOff size={16} aria-hidden />,
            danger: true,
            run: () => disable(id),
          },
        ]
      : []),
  ]
}
