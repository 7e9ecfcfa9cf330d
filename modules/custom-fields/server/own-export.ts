import type { OwnField } from '#kit/contract/own-fields.ts'
import type { ExportColumn } from '#kit/server/export-list.ts'
import { customFieldsWords } from '../contract/words.ts'

const kinds = {
  text: 'text',
  number: 'number',
  date: 'date',
  choice: 'text',
  choices: 'text',
  yesNo: 'text',
} as const

/** The columns of an export by the fields that were added: each under its name, choices by theirs. */
export const ownColumns = <Row extends object>(own: readonly OwnField[]): ExportColumn<Row>[] =>
  own.map((field) => ({
    key: field.name,
    heading: field.label,
    kind: kinds[field.type],
    value: (row, language) => saidOf(field, (row as Record<string, unknown>)[field.name], language),
  }))

function saidOf({ type, options }: OwnField, value: unknown, language: 'en' | 'fr') {
  if (value === null || value === undefined) return null
  if (type === 'yesNo') return customFieldsWords[language].answers[value === true ? 'yes' : 'no']
  if (type === 'choice' || type === 'choices')
    return [value]
      .flat()
      .flatMap((id) => options.filter((option) => option.id === id))
      .map(({ name }) => name[language])
      .join('; ')
  return value as string
}
