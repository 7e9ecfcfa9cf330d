import { Select } from '@mantine/core'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { text as words } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { managementEndpoints, team, type TeamRecord } from '../contract/management.endpoints.ts'

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

const removal = defineEntity('removal', { membersTo: words(40, { required: true }) })
const RemovalField = fieldsOf(removal)

/** Removes a team once it is said where its members go. */
export function RemoveTeamDialog(props: {
  team: TeamRecord
  teams: readonly TeamRecord[]
  close: () => void
}) {
  const text = useText()
  const { team: removed, close } = props
  const { id, name, members } = removed
  const remove = useChange(managementEndpoints.removeTeam, ['users'])
  const form = useEntityForm<unknown>({
    entity: removal,
    schema: removal.create,
    initial: members === 0 ? { membersTo: 'none' } : {},
    save: (query, { version = removed.version }) =>
      remove.mutateAsync({ params: { id }, query: members === 0 ? {} : query, version }),
    onSaved: () => {
      toast.success(text('toast.teamRemoved'))
      close()
    },
  })
  const others = props.teams.filter((each) => each.id !== id)
  return (
    <FormDialog
      title={text('teams.removeTitle', { name })}
      intro={
        members === 0 ? text('teams.removeEmpty') : text('teams.removeBody', { count: members })
      }
      verb={text('teams.removeVerb', { name })}
      isDanger
      form={form}
      close={close}
    >
      {members > 0 && (
        <Wide>
          <RemovalField name="membersTo">
            {(input) => <MembersTo others={others} input={input} />}
          </RemovalField>
        </Wide>
      )}
    </FormDialog>
  )
}

function MembersTo({ others, input }: { others: readonly TeamRecord[]; input: FieldInput }) {
  const text = useText()
  const kit = useKitText()
  return (
    <Select
      {...inputProps(input)}
      data-autofocus
      openOnFocus={false}
      placeholder={kit('form.choose')}
      data={[
        { value: 'none', label: text('teams.none') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={(input.value as string) || null}
      onChange={(chosen) => input.onChange(chosen ?? '')}
    />
  )
}
