import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { user } from '../contract/user.ts'
import { usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { roleOptions, useGivenRoles, useOrganisationOptions, useTeamOptions } from './options.ts'
import { ProgramsEntry } from './ProgramsEntry.tsx'

const Field = fieldsOf(user)
const useRoleOptions = roleOptions(null)

export function AddUserScreen() {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const invite = useChange(usersEndpoints.inviteUser)
  const isStaff = usePerson()?.type === 'staff'
  const form = useEntityForm<UserRecord>({
    entity: user,
    schema: user.create,
    initial: { language },
    save: (body, { idempotencyKey }) => invite.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id, name }) => {
      toast.success(text('toast.invited', { name }))
      void go(usersScreens.user, { params: { id }, replace: true })
    },
  })
  const back = isStaff ? usersScreens.systemUsers : usersScreens.employers
  return (
    <>
      <PageHeader title={text('screens.addUser')} />
      <EntityFormBody form={form} verb={text('actions.invite')} cancel={() => void go(back)}>
        <FormSection title={text('sections.person')}>
          <Field name="name" />
          <Field name="email" />
          <Field name="language" />
        </FormSection>
        <PlaceFields />
      </EntityFormBody>
    </>
  )
}

/** What a role asks for: staff a team and programs, people of an employer their organisation. */
function PlaceFields() {
  const text = useText()
  const { values } = useFormAround()
  const isStaff = usePerson()?.type === 'staff'
  const role = useGivenRoles().find(({ id }) => id === values['roleId'])
  return (
    <FormSection title={text('sections.place')}>
      <Field name="roleId" useOptions={useRoleOptions} />
      {role?.userType === 'staff' && (
        <>
          <Field name="teamId" useOptions={useTeamOptions} />
          <Wide>
            <Field name="programIds">{(input) => <ProgramsEntry {...input} />}</Field>
          </Wide>
        </>
      )}
      {isStaff && role?.userType === 'employer' && (
        <Field name="employerId" useOptions={useOrganisationOptions} />
      )}
    </FormSection>
  )
}
