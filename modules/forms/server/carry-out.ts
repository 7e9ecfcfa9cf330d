import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import { isGiven } from '../contract/conditions.ts'
import { questionsOf, type Question } from '../contract/definition.ts'
import type { Entry } from '../contract/shown.ts'
import { flagDifferences } from './flag-differences.ts'
import type { FormPurpose } from './form-purpose.ts'
import type { TakenAnswers } from './take-answers.ts'

interface On {
  purpose: FormPurpose
  /** The record that the answers belong to. */
  recordId: string
  /** Whoever filled it in, by name. */
  by: string
}

/**
 * Does what the answers of a form do besides being kept, in the transaction that keeps them: once for
 * each question that was asked and answered, where a yes or no counts when it is a yes,
 * and a choice when it is one of those that the question names.
 */
export async function carryOut(
  change: Change,
  taken: Pick<TakenAnswers, 'version' | 'asked' | 'answers'>,
  on: On,
): Promise<void> {
  for (const { question, group } of questionsOf(taken.version.content)) {
    const { effects = [], label } = question
    if (effects.length === 0 || !isSaid(question, group, taken)) continue
    for (const { id, carryOut: act } of on.purpose.effects)
      if (effects.includes(id))
        await act(change, {
          recordId: on.recordId,
          question: { en: label.en, fr: label.fr },
          answer: group ? null : chosenOf(question, taken.answers[question.id]),
        })
  }
  await flagDifferences(change, on)
}

/** The options that were chosen; null for an answer of any other kind. */
function chosenOf({ kind, options = [] }: Question, value: unknown): Bilingual | null {
  if (kind !== 'one' && kind !== 'many') return null
  const ids = [value].flat()
  const chosen = options.filter(({ id }) => ids.includes(id))
  const inLanguage = (language: 'en' | 'fr') =>
    chosen.map(({ label }) => label[language]).join(', ')
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}

function isSaid(
  { id, kind, effectsOn = [] }: Question,
  group: Question | null,
  { asked, answers }: Pick<TakenAnswers, 'asked' | 'answers'>,
): boolean {
  const isNamed = (value: unknown) =>
    effectsOn.length === 0 || [value].flat().some((each) => effectsOn.includes(String(each)))
  const says = (value: unknown) =>
    kind === 'yesNo' ? value === true : isGiven(value) && isNamed(value)
  if (!group) return asked.includes(id) && says(answers[id])
  const entries = (answers[group.id] ?? []) as readonly Entry[]
  return asked.includes(group.id) && entries.some((entry) => says(entry.answers[id]))
}
