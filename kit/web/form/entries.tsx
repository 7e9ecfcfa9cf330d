import { lazy, Suspense, type ReactNode } from 'react'
import { TextInput } from '@mantine/core'
import type { Field } from '#kit/contract/fields.ts'
import { BilingualEntry } from './BilingualEntry.tsx'
import { ChoiceEntry, ChoicesEntry, YesNoEntry } from './ChoiceEntry.tsx'
import { inputProps, type FieldInput } from './field-input.tsx'
import { NumberEntry } from './NumberEntry.tsx'
import { ReferenceEntry } from './ReferenceEntry.tsx'
import { LongTextEntry, TextEntry } from './TextEntry.tsx'
import { plainText } from './plain-text.ts'

const FileEntry = lazy(() => import('./FileEntry.tsx').then((m) => ({ default: m.FileEntry })))
const DateEntry = lazy(() => import('./DateEntry.tsx').then((m) => ({ default: m.DateEntry })))

const ListedCodeEntry = lazy(() =>
  import('./ListedCodeEntry.tsx').then((m) => ({ default: m.ListedCodeEntry })),
)

function LazyDateEntry(input: FieldInput) {
  const props = inputProps(input)
  return (
    <Suspense fallback={<TextInput {...props} readOnly />}>
      <DateEntry {...props} value={plainText(input.value)} onChange={input.onChange} />
    </Suspense>
  )
}

const LazyFileEntry = (input: FieldInput) => (
  <Suspense fallback={<TextInput {...inputProps(input)} readOnly />}>
    <FileEntry {...input} />
  </Suspense>
)

const LazyListedCodeEntry = (input: FieldInput) => (
  <Suspense fallback={<TextEntry {...input} />}>
    <ListedCodeEntry {...input} />
  </Suspense>
)

type Entry = (input: FieldInput) => ReactNode

const entries: Partial<Record<Field['kind'], Entry>> = {
  code: LazyListedCodeEntry,
  longText: LongTextEntry,
  bilingual: BilingualEntry,
  integer: NumberEntry,
  decimal: NumberEntry,
  money: NumberEntry,
  percent: NumberEntry,
  date: LazyDateEntry,
  choice: ChoiceEntry,
  choices: ChoicesEntry,
  yesNo: YesNoEntry,
  reference: ReferenceEntry,
  file: LazyFileEntry,
}

/** The input of a kind; text, email and phone share one. */
export const entryFor = (field: Field): Entry => entries[field.kind] ?? TextEntry
