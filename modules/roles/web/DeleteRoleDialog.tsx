import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { enterWrongField } from '#kit/web/dialog/wrong-field.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { rolesEndpoints } from '../contract/roles.endpoints.ts'
import type { ActedRole } from './use-role-acts.tsx'

interface DeleteRoleDialogProps {
  role: ActedRole
  close: () => void
  onDeleted: (() => void) | undefined
}

/** Names what goes and for how many, and asks which role those people have from then on. */
export function DeleteRoleDialog(props: DeleteRoleDialogProps) {
  const text = useText()
  const kit = useKitText()
  const { role, close } = props
  const deletion = useDeletion(props)
  const isInUse = role.users > 0
  return (
    <Dialog close={close} title={text('delete.title', { name: role.name })}>
      <Stack>
        <Text>{text(isInUse ? 'delete.inUse' : 'delete.unused', { users: role.users })}</Text>
        {isInUse && (
          <Replacement
            role={role}
            value={deletion.replacement}
            choose={deletion.choose}
            error={deletion.error}
          />
        )}
        {!isInUse && deletion.error && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {deletion.error}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          <Button color="red.8" loading={deletion.isPending} onClick={() => void deletion.run()}>
            {text('delete.verb', { name: role.name })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Replacement(props: {
  role: ActedRole
  value: string | null
  choose: (id: string | null) => void
  error: string | null
}) {
  const text = useText()
  const { id, userType } = props.role
  const query = { perPage: '100', 'filter[userType]': userType, sort: 'name' }
  const { data } = useAnswer(rolesEndpoints.listRoles, { query })
  // A role that may not be copied stands above one's own, and may not be given either.
  const others = (data?.data ?? []).filter((each) => each.id !== id && each.can['copy'] === true)
  return (
    <Select
      label={text('delete.replacement')}
      placeholder={text('delete.choose')}
      data={others.map((each) => ({ value: each.id, label: each.name }))}
      value={props.value}
      onChange={props.choose}
      error={props.error}
      searchable={others.length > 8}
      required
      data-autofocus
      openOnFocus={false}
      allowDeselect={false}
    />
  )
}

function useDeletion({ role, close, onDeleted }: DeleteRoleDialogProps) {
  const text = useText()
  const words = useProblemText()
  const change = useChange(rolesEndpoints.deleteRole)
  const [replacement, setReplacement] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const complain = (about: string) => {
    setError(about)
    enterWrongField()
  }
  const run = async () => {
    if (role.users > 0 && !replacement) return complain(text('delete.choose'))
    setError(null)
    try {
      const query = replacement ? { replacementRoleId: replacement } : {}
      await change.mutateAsync({ params: { id: role.id }, query, version: role.version })
      toast.success(text('toast.deleted', { name: role.name }))
      close()
      onDeleted?.()
    } catch (problem) {
      const complaint =
        problem instanceof ApiProblem ? problem.problem.errors?.['replacementRoleId']?.[0] : null
      complain(complaint?.message ?? words(problem))
    }
  }
  const choose = (id: string | null) => {
    setReplacement(id)
    setError(null)
  }
  return { replacement, choose, error, run, isPending: change.isPending }
}
