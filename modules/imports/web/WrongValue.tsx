import { useText } from '#kit/web/text.ts'
import type { ProblemGroup } from '../contract/imports.endpoints.ts'
import classes from './imports.module.css'

/** A cell as it was typed, and where it stands. */
export function WrongValue({ wrong }: { wrong: ProblemGroup['values'][number] }) {
  const text = useText()
  const { value, count, lines } = wrong
  const more = count - lines.length
  return (
    <span className={classes.wrongValue}>
      {value === '' ? <em>{text('problems.empty')}</em> : text('problems.typed', { value })}{' '}
      <span className="quiet">
        {text('problems.lines', { count, lines: lines.join(', '), more })}
      </span>
    </span>
  )
}
