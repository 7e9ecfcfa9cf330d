import { decimalOf } from '#kit/web/form/field-values.ts'
import { useLanguage } from '#kit/web/language.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { AddedFile, TypedLine } from './claim-form.ts'
import classes from './payments.module.css'

/** A part of a claim beside that of somebody else: its lines, or its pay stubs. */
export function ShownPart({ name, value }: { name: string; value: unknown }) {
  return (
    <ul className={classes.plain}>
      {name === 'files'
        ? (value as readonly AddedFile[]).map((file) => <li key={file.id}>{file.name}</li>)
        : (value as readonly TypedLine[]).map((line, at) => (
            // oxlint-disable-next-line no-array-index-key -- a line is known by its place
            <li key={at}>
              <ShownLine line={line} />
            </li>
          ))}
    </ul>
  )
}

function ShownLine({ line }: { line: TypedLine }) {
  const text = useText()
  const spoken = useSpoken()
  const language = useLanguage()
  // What is typed and is no number stands as it is.
  const said = (typed: string, say: (value: string) => string) => {
    const value = decimalOf(typed, language)
    return /^\d+(?:\.\d+)?$/.test(value) ? say(value) : typed
  }
  return (
    <>
      <DateText value={line.from} /> – <DateText value={line.to} />
      {': '}
      {text('lines.worked', {
        hours: said(line.hours, spoken.number),
        wage: said(line.hourlyWage, spoken.money),
        gross: said(line.gross, spoken.money),
      })}
    </>
  )
}
