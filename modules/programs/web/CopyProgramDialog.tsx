import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useChange } from '#kit/web/api-query.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'

/** Asks for the code of next year's program and opens the copy. */
export function CopyProgramDialog(props: { program: ProgramRecord; close: () => void }) {
  const { program, close } = props
  const text = useText()
  const kit = useKitText()
  const copy = useCopy(program)
  return (
    <Dialog close={close} title={text('copy.title', { code: program.code })}>
      <form noValidate onSubmit={(event) => void copy.submit(event)}>
        <Stack>
          <Text>{text('copy.body')}</Text>
          <TextInput
            label={text('fields.code')}
            description={text('help.code')}
            value={copy.code}
            onChange={(event) => copy.setCode(event.currentTarget.value.toUpperCase())}
            error={copy.error}
            required
            data-autofocus
            maxLength={10}
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

function useCopy({ id }: ProgramRecord) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const change = useChange(programsEndpoints.copyProgram)
  const attempt = useAttemptKey()
  const words = useProblemText()
  const go = useGo()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    try {
      const body = { code }
      const idempotencyKey = attempt.keyFor(body)
      const copied = await change.mutateAsync({ params: { id }, body, idempotencyKey })
      await go(programsScreens.program, { params: { id: copied.id } })
    } catch (problem) {
      const complaint = problem instanceof ApiProblem ? problem.problem.errors?.['code']?.[0] : null
      setError(complaint?.message ?? words(problem))
    }
  }
  return { code, setCode, error, submit, isPending: change.isPending }
}
