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
 * each question that was asked and answered, where a yes or no counts when it is a yes.
 */
export async function carryOut(
  change: Change,
  taken: Pick<TakenAnswers, 'version' | 'asked' | 'answers' | 'draft'>,
  on: On,
): Promise<void> {
  for (const { question, group } of questionsOf(taken.version.content)) {
    const { effects = [], label } = question
    if (effects.length === 0 || !isSaid(question, group, taken)) continue
    for (const { id, carryOut: act } of on.purpose.effects)
      if (effects.includes(id))
        await act(change, { recordId: on.recordId, question: label[taken.draft.language] })
  }
  await flagDifferences(change, on)
}

function isSaid(
  { id, kind }: Question,
  group: Question | null,
  { asked, answers }: Pick<TakenAnswers, 'asked' | 'answers'>,
): boolean {
  const says = (value: unknown) => (kind === 'yesNo' ? value === true : isGiven(value))
  if (!group) return asked.includes(id) && says(answers[id])
  const entries = (answers[group.id] ?? []) as readonly Entry[]
  return asked.includes(group.id) && entries.some((entry) => says(entry.answers[id]))
}
