import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ApiProblem } from '../api-problem.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText, useText } from '../text.ts'
import { useErrorText } from './error-text.ts'
import classes from './form.module.css'
import { inputId } from './form-context.ts'
import type { EntityForm } from './use-entity-form.ts'

/** After a failed attempt: everything that is wrong, each with the way to it. */
export function ErrorSummary({ form }: { form: EntityForm }) {
  const text = useKitText()
  const problemText = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  const { failures, errors, problem } = form
  const paths = Object.keys(errors)
  const general = problem && problem.status !== 412 && paths.length === 0 ? problem : null
  useEffect(() => {
    if (failures === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [failures])
  if (failures === 0 || (paths.length === 0 && !general)) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <h2>
          {general ? problemText(general) : text('form.summaryTitle', { count: paths.length })}
        </h2>
        <ul>
          {paths.map((path) => (
            <SummaryLine key={path} path={path} form={form} />
          ))}
        </ul>
        <Reference problem={general} />
      </div>
    </div>
  )
}

function Reference({ problem }: { problem: ApiProblem | null }) {
  const text = useKitText()
  const id = problem?.problem.requestId
  return id ? <small>{text('states.reference', { id })}</small> : null
}

function SummaryLine({ path, form }: { path: string; form: EntityForm }) {
  const words = useText()
  const errorText = useErrorText()
  const name = path.split('.')[0] ?? ''
  const first = form.errors[path]?.[0]
  const { current: labels } = form.labels
  const label = name && (labels.get(path) ?? labels.get(name) ?? words(`fields.${name}`))
  const message = first ? errorText(first, label, path) : ''
  if (!name) return <li>{message}</li>
  return (
    <li>
      <a
        href={`#${inputId(path)}`}
        onClick={(event) => {
          event.preventDefault()
          focusInput(path)
        }}
      >
        {label}
      </a>
      {` – ${message}`}
    </li>
  )
}

/** The input of a path, else of what it is part of. */
function focusInput(path: string) {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const place = document.getElementById(inputId(parts.slice(0, length).join('.')))
    const target = place?.matches('input, textarea, button')
      ? place
      : place?.querySelector<HTMLElement>('input, textarea, button')
    if (target) return target.focus()
  }
}
