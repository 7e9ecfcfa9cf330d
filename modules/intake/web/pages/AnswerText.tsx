import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { ModuleName } from '#kit/web/text.ts'
import { answerOf, fieldOf, parts, type Part } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { useChoiceWords } from '../fields/ChoiceQuestion.tsx'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './pages.module.css'

const asTyped = ['text', 'email', 'phone']

/** One answer as the check shows it. */
export function AnswerText({ state, part, name }: { state: DraftState; part: Part; name: string }) {
  const words = useWords()
  const language = useLanguage()
  const choice = useChoiceWords(part)
  const { money } = useFormats()
  const field = fieldOf(part, name)
  const value = answerOf(state.typed, `${part}.${name}`, language)
  if (value === null || value === undefined || value === '') {
    const key = field.required ? 'check.unanswered' : 'check.notGiven'
    return <span className={field.required ? classes.open : 'quiet'}>{words(key)}</span>
  }
  const asText = `${value as string | number}`
  if (asTyped.includes(field.kind) || name === 'yearEstablished') return asText
  if (name === 'hourlyWage' && !Number.isNaN(Number(value))) return money(asText)
  if (field.kind === 'choice') return choice({ field, name }, asText)
  return (
    <ModuleName value={parts[part].namespace}>
      <FieldValue name={name} field={field} value={readable(field.kind, value)} />
    </ModuleName>
  )
}

/** What is half typed is no date or figure yet, and is shown as it stands. */
const readable = (kind: string, value: unknown) => {
  if (kind === 'date') return Number.isNaN(Date.parse(value as string)) ? null : value
  return kind !== 'yesNo' && kind !== 'longText' && Number.isNaN(Number(value)) ? null : value
}
