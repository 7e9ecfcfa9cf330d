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
  const send = () => {
    const body = form.body()
    const input = { params: { id }, body, idempotencyKey: attempt.keyFor(body) } as never
    trial.mutate(input, {
      onSuccess() {
        attempt.forget()
        toast.success(text('form.tried'))
      },
      onError: (problem) => toast.error(words(problem), problem),
    })
  }
  return (
    <Button variant="default" loading={trial.isPending} onClick={send}>
      {text('form.try')}
    </Button>
  )
}
