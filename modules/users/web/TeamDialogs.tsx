import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { managementEndpoints, type TeamRecord } from '../contract/management.endpoints.ts'
import { useDialogForm } from './use-dialog-form.ts'
import { DialogForm, UserDialog } from './UserDialog.tsx'
import classes from './users.module.css'

/** Adds a team, or gives one another name. */
export function TeamDialog({ team, close }: { team: TeamRecord | null; close: () => void }) {
  const text = useText()
  const [name, setName] = useState(team?.name ?? '')
  const add = useChange(managementEndpoints.addTeam, ['users'])
  const rename = useChange(managementEndpoints.renameTeam, ['users'])
  const attempt = useAttemptKey()
  const form = useDialogForm({
    required: { name },
    async send() {
      const body = { name }
      if (team) await rename.mutateAsync({ params: { id: team.id }, body, version: team.version })
      else await add.mutateAsync({ body, idempotencyKey: attempt.keyFor(body) })
      toast.success(text('toast.teamSaved'))
      close()
    },
  })
  const title = team ? text('teams.renameTitle', { name: team.name }) : text('teams.addTitle')
  return (
    <UserDialog title={title} close={close}>
      <DialogForm {...form} close={close} verb={text('actions.saveTeam')}>
        <TextInput
          label={text('fields.name')}
          required
          withAsterisk
          data-autofocus
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={form.errors['name']}
        />
      </DialogForm>
    </UserDialog>
  )
}

/** Removes a team once it is said where its members go. */
export function RemoveTeamDialog(props: {
  team: TeamRecord
  teams: readonly TeamRecord[]
  close: () => void
}) {
  const text = useText()
  const kit = useKitText()
  const { team, teams, close } = props
  const { name, members } = team
  const [membersTo, setMembersTo] = useState(members === 0 ? 'none' : '')
  const remove = useChange(managementEndpoints.removeTeam, ['users'])
  const form = useDialogForm({
    required: { membersTo },
    async send() {
      const query = members === 0 ? {} : { membersTo }
      await remove.mutateAsync({ params: { id: team.id }, query, version: team.version })
      toast.success(text('toast.teamRemoved'))
      close()
    },
  })
  const others = teams.filter(({ id }) => id !== team.id)
  return (
    <UserDialog title={text('teams.removeTitle', { name })} close={close}>
      <DialogForm {...form} close={close} verb={text('teams.removeVerb', { name })} isDanger>
        <p className={classes.words}>
          {members === 0 ? text('teams.removeEmpty') : text('teams.removeBody', { count: members })}
        </p>
        {members > 0 && (
          <Select
            label={text('fields.membersTo')}
            required
            withAsterisk
            data-autofocus
            openOnFocus={false}
            placeholder={kit('form.choose')}
            data={[
              { value: 'none', label: text('teams.none') },
              ...others.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            value={membersTo || null}
            onChange={(chosen) => setMembersTo(chosen ?? '')}
            error={form.errors['membersTo']}
          />
        )}
      </DialogForm>
    </UserDialog>
  )
}
