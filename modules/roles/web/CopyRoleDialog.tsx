import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import { role as roleFields } from '../contract/role.ts'
import { rolesEndpoints } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import type { ActedRole } from './use-role-acts.tsx'

const entity = defineEntity('role', { name: roleFields.fields.name })
const Field = fieldsOf(entity)

/** Asks for the name of the copy and opens it for editing. */
export function CopyRoleDialog({ role, close }: { role: ActedRole; close: () => void }) {
  const { id, name } = role
  const text = useText()
  const go = useGo()
  const copy = useChange(rolesEndpoints.copyRole)
  const form = useEntityForm<{ id: string }>({
    entity,
    schema: entity.create,
    initial: { name: text('copy.name', { name }).slice(0, 60) },
    save: (body, { idempotencyKey }) => copy.mutateAsync({ params: { id }, body, idempotencyKey }),
    onSaved: (copied) => void go(rolesScreens.editRole, { query: { id: copied.id } }),
  })
  return (
    <FormDialog
      title={text('copy.title', { name })}
      intro={text('copy.body')}
      verb={text('copy.verb')}
      form={form}
      close={close}
    >
      <Field name="name" />
    </FormDialog>
  )
}
