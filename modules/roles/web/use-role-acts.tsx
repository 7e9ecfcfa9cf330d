import { IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { useText } from '#kit/web/text.ts'
import type { RoleRow } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'

const CopyRoleDialog = lazy(() =>
  import('./CopyRoleDialog.tsx').then((m) => ({ default: m.CopyRoleDialog })),
)
const DeleteRoleDialog = lazy(() =>
  import('./DeleteRoleDialog.tsx').then((m) => ({ default: m.DeleteRoleDialog })),
)

export type ActedRole = Pick<RoleRow, 'id' | 'name' | 'userType' | 'users' | 'version' | 'can'>

/** What one can do with a role, wherever it is shown, and the dialog that is open for it. */
export function useRoleActs(onDeleted?: () => void) {
  const text = useText()
  const go = useGo()
  const [open, setOpen] = useState<{ act: 'copy' | 'delete'; role: ActedRole } | null>(null)
  const close = () => setOpen(null)
  const reasonOf = (can: ActedRole['can'][string] | undefined) =>
    can === undefined || can === true ? null : text(`reasons.${can.reason}`)

  const of = (role: ActedRole): RowAction[] => {
    const acts: (RowAction & { can: ActedRole['can'][string] | undefined })[] = [
      {
        key: 'open',
        label: text('verbs.viewAs'),
        icon: <IconEye size={16} aria-hidden />,
        can: true,
        run: () => void go(rolesScreens.role, { query: { id: role.id } }),
      },
      {
        key: 'edit',
        label: text('verbs.edit'),
        icon: <IconPencil size={16} aria-hidden />,
        can: role.can['edit'],
        run: () => void go(rolesScreens.editRole, { query: { id: role.id } }),
      },
      {
        key: 'copy',
        label: text('verbs.copy'),
        icon: <IconCopy size={16} aria-hidden />,
        can: role.can['copy'],
        run: () => setOpen({ act: 'copy', role }),
      },
      {
        key: 'delete',
        label: text('verbs.delete'),
        icon: <IconTrash size={16} aria-hidden />,
        danger: true,
        can: role.can['delete'],
        run: () => setOpen({ act: 'delete', role }),
      },
    ]
    return acts
      .filter(({ can }) => can !== undefined)
      .map(({ can, ...act }) => ({ ...act, reason: reasonOf(can) }))
  }

  const dialog = open && (
    <Suspense>
      <OpenDialog {...open} close={close} onDeleted={onDeleted} />
    </Suspense>
  )
  return { of, dialog }
}

function OpenDialog(props: {
  act: 'copy' | 'delete'
  role: ActedRole
  close: () => void
  onDeleted: (() => void) | undefined
}): ReactNode {
  const { act, role, close, onDeleted } = props
  if (act === 'copy') return <CopyRoleDialog role={role} close={close} />
  return <DeleteRoleDialog role={role} close={close} onDeleted={onDeleted} />
}
