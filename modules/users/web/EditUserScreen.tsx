import { useMemo } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { changeableUser } from '../contract/user.ts'
import { usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { roleOptions, useTeamOptions } from './options.ts'
import { ProgramsEntry } from './ProgramsEntry.tsx'
import classes from './users.module.css'

const Field = fieldsOf(changeableUser)

export function EditUserScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(usersEndpoints.readUser, { id })
  return (
    <EditScreen
      entity={changeableUser}
      answer={answer}
      title={() => text('screens.editUser')}
      reference={(record) => record.email}
    >
      {(record) => <EditUserForm key={record.id} record={record} />}
    </EditScreen>
  )
}

function EditUserForm({ record }: { record: UserRecord }) {
  const text = useText()
  const go = useGo()
  const open = () => void go(usersScreens.user, { params: { id: record.id }, replace: true })
  const form = useRecordForm<UserRecord>({
    entity: changeableUser,
    record,
    edit: usersEndpoints.editUser,
    onSaved: open,
  })
  const refusal = record.can['edit']
  if (refusal !== true)
    return <p className={classes.words}>{text(`reasons.${refusal?.reason ?? 'roleAboveOwn'}`)}</p>
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <FormSection title={text('sections.person')}>
        <Field name="name" />
        <Field name="language" />
      </FormSection>
      <PlaceFields record={record} />
    </EntityFormBody>
  )
}

function PlaceFields({ record }: { record: UserRecord }) {
  const text = useText()
  const mayAssign = useMay('assign', 'System Users Edit')
  const { type, role } = record
  const useRoleOptions = useMemo(() => roleOptions(type, role), [type, role])
  if (!mayAssign) return null
  return (
    <FormSection title={text('sections.place')}>
      <Field name="roleId" useOptions={useRoleOptions} />
      {type === 'staff' && (
        <>
          <Field name="teamId" useOptions={useTeamOptions} />
          <Wide>
            <Field name="programIds">{(input) => <ProgramsEntry {...input} />}</Field>
          </Wide>
        </>
      )}
    </FormSection>
  )
}
