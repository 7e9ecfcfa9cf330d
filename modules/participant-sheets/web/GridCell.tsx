import { useId, type ClipboardEvent } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { readDate } from '#kit/contract/read-date.ts'
import { languages } from '#kit/contract/strings.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { decimalOf } from '#kit/web/form/field-values.ts'
import { useLanguage, useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { sheetRow, type Column } from '../contract/participant-sheet.ts'
import { keyDown } from './grid-keys.ts'
import classes from './sheet.module.css'

export interface CellProps {
  rowKey: string
  /** Counted from 1. */
  number: number
  column: Column
  value: string
  /** What holds where the cell is left empty. */
  common: string
  error: string | undefined
  note: string | undefined
  type: (value: string) => void
  paste: (text: string) => void
}

const kinds = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  decimal: { inputMode: 'decimal' },
} as const

/** One cell: typed into, left by Enter and arrows, filled from a spreadsheet. */
export function GridCell(props: CellProps) {
  const text = useText()
  const id = useId()
  const { column, number, error, note } = props
  const label = text(`fields.${column}`)
  const said = error ?? note
  const isRequired = sheetRow.fields[column].required
  const naming = {
    'aria-label': text('grid.cell', { label, row: number }),
    'aria-invalid': Boolean(error),
    'aria-required': isRequired,
    ...(said && { 'aria-describedby': id }),
    'data-key': props.rowKey,
    'data-column': column,
    className: classes.input,
    onKeyDown: keyDown,
  }
  return (
    <td className={classes.cell} data-column={column} data-label={label}>
      {column === 'language' ? (
        <LanguageCell {...props} naming={naming} />
      ) : (
        <TypedCell {...props} naming={naming} />
      )}
      {said && (
        <span id={id} className={error ? classes.error : classes.note}>
          {said}
        </span>
      )}
    </td>
  )
}

type Inner = CellProps & { naming: object }

function TypedCell({ column, value, common, type, paste, naming }: Inner) {
  const language = useLanguage()
  const locale = useLocale()
  const { kind, maxLength } = sheetRow.fields[column] as { kind: string; maxLength?: number }
  const isDecimal = kind === 'decimal'
  const shown = (cell: string) => (isDecimal && language === 'fr' ? cell.replace('.', ',') : cell)
  const read = () => {
    const cell = value.trim()
    if (kind === 'date' && cell) {
      const found = readDate(cell, locale, today())
      return 'date' in found ? found.date : cell
    }
    return isDecimal ? decimalOf(cell, language) : cell
  }
  const pasted = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(copied.trimEnd())) return
    event.preventDefault()
    paste(copied)
  }
  return (
    <input
      {...naming}
      {...kinds[kind as keyof typeof kinds]}
      autoComplete="off"
      maxLength={Math.min(300, maxLength ?? 300)}
      placeholder={shown(common)}
      value={shown(value)}
      {...(kind === 'date' && value && { title: spelled(value, locale) })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        const cell = read()
        if (cell !== value) type(cell)
      }}
      onPaste={pasted}
    />
  )
}

function spelled(day: string, locale: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return ''
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
}

function LanguageCell({ value, common, type, naming }: Inner) {
  const word = useChoiceWord()
  return (
    <select {...naming} value={value} onChange={(event) => type(event.currentTarget.value)}>
      <option value="">{common && word('language', common, undefined)}</option>
      {languages
        .filter((each) => each !== common || each === value)
        .map((each) => (
          <option key={each} value={each}>
            {word('language', each, undefined)}
          </option>
        ))}
      {value && !languages.some((each) => each === value) && <option value={value}>{value}</option>}
    </select>
  )
}
