import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import { useKitText } from '#kit/web/text.ts'
import classes from './form.module.css'

export interface SummaryLine {
  path: string
  label: string
  message: string
  follow: () => void
}

/** After a failed attempt: everything that is wrong, each with the way to it; it has the focus. */
export function ErrorSummary({
  lines,
  attempt,
}: {
  lines: readonly SummaryLine[]
  attempt: number
}) {
  const text = useKitText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (lines.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <div>
        <h2>{text('form.summaryTitle', { count: lines.length })}</h2>
        <ul>
          {lines.map(({ path, label, message, follow }) => (
            <li key={path}>
              <a
                href={`#${inputId(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  follow()
                }}
              >
                {label}
              </a>
              {` – ${message}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Puts the focus into the input of an answer. */
export function focusAnswer(id: string) {
  const place = document.getElementById(id)
  const target = place?.matches('input, textarea, select, button')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, select, button')
  target?.focus()
}
