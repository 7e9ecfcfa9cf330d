import { useChange } from '#kit/web/api-query.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { RoleRule } from '../contract/reach.ts'
import { role } from '../contract/role.ts'
import { rolesEndpoints, type RoleRecord } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import { RoleForm } from './RoleForm.tsx'

const empty = { userType: 'staff', isAdminType: false, rules: [] as RoleRule[] }

export function AddRoleScreen() {
  const text = useText()
  const go = useGo()
  const add = useChange(rolesEndpoints.addRole)
  const form = useEntityForm<RoleRecord>({
    entity: role,
    schema: role.create,
    initial: empty,
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('toast.added'))
      void go(rolesScreens.role, { query: { id }, replace: true })
    },
  })
  return (
    <>
      <PageHeader title={text('screens.addRole')} />
      <RoleForm form={form} verb={text('verbs.add')} cancel={() => void go(rolesScreens.roles)} />
    </>
  )
}
