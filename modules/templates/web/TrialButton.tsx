import { Button } from '@mantine/core'
import { useChange } from '#kit/web/api-query.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'

/** Sends what is typed, in both languages, to whoever typed it. */
export function TrialButton({ id }: { id: string }) {
  const text = useText()
  const words = useProblemText()
  const form = useFormAround()
  const attempt = useAttemptKey()
  const trial = useChange(templatesEndpoints.tryTemplate)
  const send = async () => {
    const body = form.body()
    const input = { params: { id }, body, idempotencyKey: attempt.keyFor(body) } as never
    await trial.mutateAsync(input).then(
      () => {
        attempt.forget()
        toast.success(text('form.tried'))
      },
      (problem: unknown) => toast.error(words(problem), problem),
    )
  }
  return (
    <Button variant="default" loading={trial.isPending} onClick={() => void send()}>
      {text('form.try')}
    </Button>
  )
}
