import type { Field } from '#kit/contract/fields.ts'
import { inputId } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/text.ts'
import { fieldOf, parts, type Part } from '../draft/answers.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords, type WordKey } from '../words/use-words.ts'

/** A question as its input needs it, whatever its kind. */
export interface Question {
  id: string
  name: string
  field: Field
  label: string
  hint: string | undefined
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
  /** What the browser may fill in by itself. */
  autoComplete: string
}

/** Labels are the declared fields' own words, unless a question to the public needs other ones. */
export function useQuestion(part: Part, name: string): Question {
  const form = useStepForm()
  const words = useWords()
  const own = useText(parts[part].namespace)
  const field = fieldOf(part, name)
  const path = `${part}.${name}`
  const asked = words.has(`labels.${name}`)
    ? words(`labels.${name}` as WordKey)
    : own(`fields.${name}`)
  return {
    id: inputId(path),
    name,
    field,
    label: field.required ? asked : words('optional', { label: asked }),
    hint: useHint(part, name),
    value: form.typed[path],
    error: form.errors[path],
    onChange: (value) => form.answer(path, value),
    autoComplete: fills[part]?.[name] ?? 'off',
  }
}

function useHint(part: Part, name: string): string | undefined {
  const words = useWords()
  const own = useText(parts[part].namespace)
  const { kind } = fieldOf(part, name)
  if (words.has(`hints.${name}`)) return words(`hints.${name}` as WordKey) || undefined
  if (own.has(`help.${name}`)) return own(`help.${name}`)
  return kind === 'date' ? words('hints.date') : kind === 'phone' ? words('hints.phone') : undefined
}

const place = {
  street: 'address-line1',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
}

/** About the person who fills in the form alone; others' data is not in the browser. */
const fills: Partial<Record<Part, Record<string, string>>> = {
  employer: {
    ...place,
    legalName: 'organization',
    website: 'url',
    contactName: 'name',
    contactTitle: 'organization-title',
    contactEmail: 'email',
    contactPhone: 'tel',
  },
  participant: {
    ...place,
    firstName: 'given-name',
    lastName: 'family-name',
    preferredName: 'nickname',
    birthDate: 'bday',
    email: 'email',
    phone: 'tel',
  },
}
