import { Loader, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useChange, useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { expectChange } from '#kit/web/record/ChangedElsewhere.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { OpenWorkList } from './OpenWork.tsx'
import { useColleagueOptions } from './options.ts'
import { useDialogForm } from './use-dialog-form.ts'
import classes from './users.module.css'

/** Disables one user: why, what waits for them, and to whom it goes. */
export function DisableDialog({ id, close }: { id: string; close: () => void }) {
  const text = useText('users')
  const kit = useKitText()
  const answer = useRecord(usersEndpoints.readUser, { id })
  const user = answer.data
  return (
    <Dialog
      title={user ? text('disable.title', { name: user.name }) : text('actions.disable')}
      close={close}
    >
      {answer.error && !user && (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      )}
      {!user && !answer.error && <Loader aria-label={kit('states.loading')} />}
      {user && <DisableForm user={user} close={close} />}
    </Dialog>
  )
}

function DisableForm({ user, close }: { user: UserRecord; close: () => void }) {
  const text = useText('users')
  const { name, openWork } = user
  const [reason, setReason] = useState('')
  const [handOverTo, setHandOverTo] = useState<string | null>(null)
  const disable = useChange(usersEndpoints.disableUser, ['applications'])
  const form = useDialogForm({
    required: { reason },
    async send() {
      const body = { reason, handOverTo }
      expectChange(await disable.mutateAsync({ params: { id: user.id }, body }))
      toast.success(text('toast.disabled', { name }))
      close()
    },
  })
  const refusal = user.can['disable']
  if (refusal !== true)
    return <p className={classes.failure}>{text(`reasons.${refusal?.reason ?? 'notActive'}`)}</p>
  return (
    <DialogForm
      {...form}
      close={close}
      verb={text('disable.verb', { name })}
      isDanger
      intro={text('disable.body')}
    >
      <ReasonInput value={reason} onChange={setReason} error={form.errors['reason']} />
      {openWork.length > 0 && (
        <>
          <div>
            <p className={classes.lead}>{text('disable.work', { name })}</p>
            <OpenWorkList openWork={openWork} />
          </div>
          <HandOverSelect
            from={[user.id]}
            value={handOverTo}
            onChange={setHandOverTo}
            error={form.errors['handOverTo']}
          />
        </>
      )}
    </DialogForm>
  )
}

export function ReasonInput(props: {
  value: string
  onChange: (reason: string) => void
  error: string | undefined
  /** The word for it where it is more than a reason. */
  name?: 'identityNote'
}) {
  const text = useText('users')
  const { name = 'reason' } = props
  return (
    <Textarea
      label={text(`fields.${name}`)}
      description={text(`help.${name}`)}
      required
      withAsterisk
      autosize
      minRows={2}
      maxLength={500}
      data-autofocus
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={props.error}
    />
  )
}

/** To whom the open work goes; nobody chosen, it stays where it is. */
export function HandOverSelect(props: {
  from: readonly string[]
  value: string | null
  onChange: (id: string | null) => void
  error: string | undefined
}) {
  const text = useText('users')
  const kit = useKitText()
  const mayHandOver = useMay('assign', 'Users Management')
  const data = useColleagueOptions(props.from)
  if (!mayHandOver) return null
  return (
    <Select
      label={text('fields.handOverTo')}
      placeholder={text('disable.keep')}
      nothingFoundMessage={kit('palette.nothing')}
      searchable
      clearable
      openOnFocus={false}
      data={data}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
    />
  )
}
