import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useChange } from '#kit/web/api-query.ts'
import { enterWrongField } from '#kit/web/dialog/wrong-field.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { rolesEndpoints } from '../contract/roles.endpoints.ts'
import { rolesScreens } from '../contract/roles.screens.ts'
import type { ActedRole } from './use-role-acts.tsx'

/** Asks for the name of the copy and opens it for editing. */
export function CopyRoleDialog({ role, close }: { role: ActedRole; close: () => void }) {
  const text = useText()
  const kit = useKitText()
  const copy = useCopy(role)
  return (
    <Dialog close={close} title={text('copy.title', { name: role.name })}>
      <form noValidate onSubmit={(event) => void copy.submit(event)}>
        <Stack>
          <Text>{text('copy.body')}</Text>
          <TextInput
            label={text('fields.name')}
            value={copy.name}
            onChange={(event) => copy.setName(event.currentTarget.value)}
            error={copy.error}
            required
            data-autofocus
            maxLength={60}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <Button type="submit" loading={copy.isPending}>
              {text('copy.verb')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function useCopy({ id, name: source }: ActedRole) {
  const text = useText()
  const [name, setName] = useState(() => text('copy.name', { name: source }).slice(0, 60))
  const [error, setError] = useState<string | null>(null)
  const change = useChange(rolesEndpoints.copyRole)
  const attempt = useAttemptKey()
  const words = useProblemText()
  const go = useGo()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    try {
      const body = { name }
      const idempotencyKey = attempt.keyFor(body)
      const copied = await change.mutateAsync({ params: { id }, body, idempotencyKey })
      await go(rolesScreens.editRole, { query: { id: copied.id } })
    } catch (problem) {
      const complaint = problem instanceof ApiProblem ? problem.problem.errors?.['name']?.[0] : null
      setError(complaint?.message ?? words(problem))
      enterWrongField()
    }
  }
  return { name, setName, error, submit, isPending: change.isPending }
}
