import { Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { managementEndpoints, team, type TeamRecord } from '../contract/management.endpoints.ts'
import { useDialogForm } from './use-dialog-form.ts'

const Field = fieldsOf(team)

/** Adds a team, or gives one another name. */
export function TeamDialog({ team: known, close }: { team: TeamRecord | null; close: () => void }) {
  const text = useText()
  const add = useChange(managementEndpoints.addTeam, ['users'])
  const rename = useChange(managementEndpoints.renameTeam, ['users'])
  const form = useEntityForm<TeamRecord>({
    entity: team,
    schema: team.create,
    initial: known ?? {},
    save: (body, { idempotencyKey, version }) =>
      known
        ? rename.mutateAsync({ params: { id: known.id }, body, version: version ?? known.version })
        : add.mutateAsync({ body, idempotencyKey }),
    onSaved: () => {
      toast.success(text('toast.teamSaved'))
      close()
    },
  })
  return (
    <FormDialog
      title={known ? text('teams.renameTitle', { name: known.name }) : text('teams.addTitle')}
      verb={text('actions.saveTeam')}
      form={form}
      close={close}
    >
      <Field name="name" />
    </FormDialog>
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
    <Dialog title={text('teams.removeTitle', { name })} close={close}>
      <DialogForm
        {...form}
        close={close}
        verb={text('teams.removeVerb', { name })}
        isDanger
        intro={
          members === 0 ? text('teams.removeEmpty') : text('teams.removeBody', { count: members })
        }
      >
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
    </Dialog>
  )
}
