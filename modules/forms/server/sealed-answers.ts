import type { Change } from '#kit/server/call.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import { isAnswered, type Answers } from '../contract/conditions.ts'
import type { TypedAnswers } from '../contract/form-draft.ts'
import type { PublicForm } from '../contract/public-form.ts'

type Keys = Pick<Change, 'settings'>

/** Protected answers of a draft, as they were given. */
export const unsealed = ({ settings }: Keys, sealed: string | null): TypedAnswers =>
  sealed ? (JSON.parse(decrypt(settings, sealed)) as TypedAnswers) : {}

/** Answers that may be kept as they are, and protected ones encrypted beside those given before. */
export function seal(
  { settings }: Keys,
  answers: TypedAnswers,
  { form, before }: { form: PublicForm; before: string | null },
): { open: TypedAnswers; sealed: string | null } {
  const keys = new Set(protectedKeys(form))
  const entries = Object.entries(answers)
  const open = Object.fromEntries(entries.filter(([key]) => !keys.has(key)))
  const closed = Object.fromEntries(entries.filter(([key]) => keys.has(key)))
  const all = { ...unsealed({ settings }, before), ...closed }
  // What is asked no more is not kept.
  const given = Object.fromEntries(
    Object.entries(all).filter(([key, value]) => keys.has(key) && isAnswered(value)),
  )
  const isEmpty = Object.keys(given).length === 0
  return { open, sealed: isEmpty ? null : encrypt(settings, JSON.stringify(given)) }
}

export const protectedKeys = ({ sections }: PublicForm): string[] =>
  sections.flatMap(({ questions }) =>
    questions.filter((each) => each.isProtected).map(({ id }) => id),
  )

/** Which protected questions are answered. */
export const givenKeys = (keys: Keys, sealed: string | null): string[] =>
  Object.keys(unsealed(keys, sealed))

/** Answers with the files that were sent for their questions, so that all are judged alike. */
export function withFiles(
  answers: Answers,
  files: readonly { id: string; kind: string }[],
  { sections }: PublicForm,
): Record<string, unknown> {
  const asked = sections.flatMap(({ questions }) => questions).filter(({ kind }) => kind === 'file')
  const sent = asked.map(({ id }) => [
    id,
    files.filter(({ kind }) => kind === id).map((file) => file.id),
  ])
  return { ...answers, ...Object.fromEntries(sent) }
}
