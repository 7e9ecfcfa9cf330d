import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { role } from '../contract/role.ts'
import { rolesEndpoints, type RoleRecord } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import { RoleForm } from './RoleForm.tsx'
import { RuleChanges } from './RuleChanges.tsx'

export function EditRoleScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(rolesEndpoints.readRole, { id })
  return (
    <EditScreen
      entity={role}
      answer={answer}
      title={({ name }) => text('edit.title', { name })}
      status={({ users }) => text('users', { users })}
    >
      {(record) =>
        record.can['edit'] === true ? (
          <EditRoleForm key={record.id} record={record} />
        ) : (
          <Refused record={record} />
        )
      }
    </EditScreen>
  )
}

function EditRoleForm({ record }: { record: RoleRecord }) {
  const text = useText()
  const go = useGo()
  const { id } = record
  // What is read anew while somebody edits is compared when it is saved.
  const [before] = useState(record)
  const open = () => void go(rolesScreens.role, { query: { id }, replace: true })
  const form = useRecordForm<RoleRecord>({
    entity: role,
    record: before,
    edit: rolesEndpoints.editRole,
    show: (name, value) =>
      name === 'rules' ? (
        <RuleChanges before={before.rules} rules={value as RoleRecord['rules']} />
      ) : null,
    onSaved: open,
  })
  return (
    <RoleForm
      form={form}
      verb={text('verbs.save')}
      cancel={open}
      installedAs={record.key}
      isTypeFixed={record.key !== null || record.users > 0}
    />
  )
}

/** Whoever comes by a link learns why there is nothing to change. */
function Refused({ record }: { record: RoleRecord }) {
  const text = useText()
  const can = record.can['edit']
  return <p>{can && can !== true ? text(`reasons.${can.reason}`) : text('edit.notYours')}</p>
}
