import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText } from '#kit/web/text.ts'
import classes from './CardScreen.module.css'
import type { CardForm as CardState } from './use-card-form.ts'

/** The form of a card: what went wrong, the inputs, and the one button. */
export function CardForm(props: {
  form: CardState & { submit: () => void; isPending: boolean }
  button: string
  /** Not now; whoever pressed it stays at it. */
  disabled?: boolean
  children?: ReactNode
}) {
  const { form, button, disabled = false, children } = props
  return (
    <Form submit={() => !disabled && form.submit()} className={classes.form}>
      <CardProblem form={form} />
      {children}
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={form.isPending}
        aria-disabled={disabled || undefined}
        data-disabled={disabled || undefined}
      >
        {button}
      </Button>
    </Form>
  )
}

/** After a failed attempt one hears what is wrong: at the field if it is one, else in a summary. */
export function CardProblem({ form }: { form: CardState }) {
  const { wrong, problem, failures } = form
  const kit = useKitText()
  const box = useRef<HTMLDivElement>(null)
  const only = wrong.length === 1 ? wrong[0] : undefined
  const target = useRef(only)
  useEffect(() => {
    target.current = only
  })
  useEffect(() => {
    if (failures === 0) return
    if (target.current) focusOn(target.current.name)
    else box.current?.focus()
  }, [failures])
  const isSummary = failures > 0 && wrong.length > 1
  return (
    <div role="alert" tabIndex={-1} ref={box} className={classes.refusal}>
      {wrong.length === 0 && <Refusal problem={problem} />}
      {isSummary && (
        <>
          {kit('form.summaryTitle', { count: wrong.length })}
          <ul>
            {wrong.map(({ name, label, message }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusOn(name)
                  }}
                >
                  {label}
                </a>
                {` – ${message}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Refusal({ problem }: { problem: ApiProblem | null }) {
  const kit = useKitText()
  const problemText = useProblemText()
  if (!problem) return null
  const id = problem.status >= 500 ? problem.problem.requestId : ''
  return (
    <>
      {problem.status === 429
        ? kit('states.tooMany', { minutes: Math.ceil((problem.retryAfter ?? 0) / 60) })
        : problemText(problem)}
      {id && <small>{kit('states.reference', { id })}</small>}
    </>
  )
}

/** A group of choices is entered at the chosen one. */
function focusOn(name: string) {
  const place = document.getElementById(name)
  const input = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input')
  input?.focus()
}
