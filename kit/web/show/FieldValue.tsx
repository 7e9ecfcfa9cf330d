import { lazy, Suspense } from 'react'
import type { Bilingual, Field } from '#kit/contract/fields.ts'
import { useChoiceWord } from '../choice-word.ts'
import { plainText } from '../form/plain-text.ts'
import { useLanguage } from '../language.ts'
import { useKitText } from '../text.ts'
import { BilingualText } from './BilingualText.tsx'
import { DateText, InstantText } from './DateText.tsx'
import { Money, NumberText, PercentText } from './Money.tsx'
import { NotGiven } from './NotGiven.tsx'
import { EmailText, PhoneText } from './PhoneText.tsx'

const CodeText = lazy(() => import('./CodeText.tsx').then((m) => ({ default: m.CodeText })))

/** A field's value as its kind is shown; the words of choices are `choices.{name}.{value}`. */
export function FieldValue({ name, field, value }: { name: string; field: Field; value: unknown }) {
  const kit = useKitText()
  const wordOf = useChoiceWord()
  const language = useLanguage()
  const word = (choice: string) =>
    field.choiceNames?.[choice]?.[language] ?? wordOf(name, choice, field.words)
  if (value === null || value === undefined || value === '') return <NotGiven />
  switch (field.kind) {
    case 'money':
      return <Money value={value as string} />
    case 'percent':
      return <PercentText value={value as string} />
    case 'integer':
    case 'decimal':
      return <NumberText value={value as string} />
    case 'date':
      return <DateText value={value as string} dateStyle="long" />
    case 'instant':
      return <InstantText value={value as string} />
    case 'phone':
      return <PhoneText value={value as string} />
    case 'email':
      return <EmailText value={value as string} />
    case 'code':
      return (
        <Suspense fallback={value as string}>
          <CodeText list={field.list ?? ''} code={value as string} />
        </Suspense>
      )
    case 'bilingual':
      return <BilingualText value={value as Bilingual} />
    case 'yesNo':
      return kit(value ? 'states.yes' : 'states.no')
    case 'choice':
      return word(value as string)
    case 'choices':
      return (value as string[]).length ? (value as string[]).map(word).join(', ') : <NotGiven />
    case 'longText':
      return <span style={{ whiteSpace: 'pre-line' }}>{value as string}</span>
    case 'structure':
      return isNames(value) ? value.join(', ') : <NotGiven />
    case 'text':
    case 'file':
    case 'reference':
      return typeof value === 'object' ? <NotGiven /> : plainText(value)
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
