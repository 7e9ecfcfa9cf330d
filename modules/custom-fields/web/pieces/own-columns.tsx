import { useMemo } from 'react'
import { fieldOfOwn, type OwnField, type OwnType } from '#kit/contract/own-fields.ts'
import { isSortable } from '#kit/contract/own-list.ts'
import { useLanguage } from '#kit/web/language.ts'
import type { Column } from '#kit/web/list/columns.ts'
import type { ColumnKind } from '#kit/web/list/column-widths.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { None } from '#kit/web/show/Money.tsx'

const kinds: Record<OwnType, ColumnKind> = {
  text: 'text',
  number: 'number',
  date: 'date',
  choice: 'word',
  choices: 'text',
  yesNo: 'word',
}

/** Columns of the fields that were added, which nobody sees until they choose them. */
export function useOwnColumns<Row extends object>(own: readonly OwnField[]): Column<Row>[] {
  const language = useLanguage()
  return useMemo(
    () =>
      own.map((field) => ({
        key: field.name,
        label: field.label[language],
        kind: kinds[field.type],
        hiddenAtFirst: true,
        ...(isSortable(field) && { sortKey: field.name }),
        render: (row: Row) => (
          <OwnCell field={field} value={(row as Record<string, unknown>)[field.name]} />
        ),
      })),
    [own, language],
  )
}

function OwnCell({ field, value }: { field: OwnField; value: unknown }) {
  if (value === null || value === undefined) return <None />
  if (field.type === 'date') return <DateText value={value as string} />
  return <FieldValue name={field.name} field={fieldOfOwn(field)} value={value} />
}
