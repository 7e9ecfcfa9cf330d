import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange, useRecord } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { disablingAsks, usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { HandOverSelect } from './HandOverSelect.tsx'
import { OpenWorkList } from './OpenWork.tsx'
import classes from './users.module.css'

const disabling = defineEntity('disabling', disablingAsks)
const Field = fieldsOf(disabling)

/** Disables one user: why, what waits for them, and to whom it goes. */
export function DisableDialog({ id, close }: { id: string; close: () => void }) {
  const text = useText()
  const answer = useRecord(usersEndpoints.readUser, { id })
  const user = answer.data
  const can = user?.can['disable']
  if (user && can === true) return <DisableForm user={user} close={close} />
  return (
    <Dialog
      title={user ? text('disable.title', { name: user.name }) : text('actions.disable')}
      close={close}
    >
      {answer.error && !user && (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      )}
      {!user && !answer.error && <Loading />}
      {user && can !== true && (
        <p className={classes.words}>{text(`reasons.${can?.reason ?? 'notActive'}`)}</p>
      )}
    </Dialog>
  )
}

function DisableForm({ user, close }: { user: UserRecord; close: () => void }) {
  const text = useText()
  const { id, name, openWork } = user
  const disable = useChange(usersEndpoints.disableUser, ['applications'])
  const form = useEntityForm<UserRecord>({
    entity: disabling,
    schema: disabling.create,
    initial: {},
    save: (body) => disable.mutateAsync({ params: { id }, body }),
    onSaved: (saved) => {
      expectChange(saved)
      toast.success(text('toast.disabled', { name }))
      close()
    },
  })
  return (
    <FormDialog
      title={text('disable.title', { name })}
      intro={text('disable.body')}
      verb={text('disable.verb', { name })}
      isDanger
      form={form}
      close={close}
    >
      <Wide>
        <Field name="reason" />
      </Wide>
      {openWork.length > 0 && (
        <>
          <Wide>
            <p className={classes.lead}>{text('disable.work', { name })}</p>
            <OpenWorkList openWork={openWork} />
          </Wide>
          <Wide>
            <Field name="handOverTo">
              {(input) => <HandOverSelect from={[id]} input={input} />}
            </Field>
          </Wide>
        </>
      )}
    </FormDialog>
  )
}
