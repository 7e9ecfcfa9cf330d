import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { isGiven } from '../contract/conditions.ts'
import type { PublicQuestion } from '../contract/public-form.ts'
import type { Entry } from '../contract/shown.ts'
import { protectedKeys } from './sealed-answers.ts'
import type { TakenAnswers as Taken } from './take-answers.ts'

/** What is kept of what was taken. */
type TakenAnswers = Pick<Taken, 'version' | 'form' | 'asked' | 'answers'> & {
  /** Without an id: staff entered it for somebody. */
  draft: Pick<Taken['draft'], 'programId' | 'purpose' | 'language'> & { id: string | null }
}

interface Kept {
  /** The record that the answers belong to. */
  recordId: string
  /** Whoever filled it in, by name. */
  by: string
}

/** Keeps what was answered, as it was asked; once for each draft. @returns its id */
export async function keepResponse(
  { db, now }: { db: Db; now: Date },
  taken: TakenAnswers,
  { recordId, by }: Kept,
): Promise<string> {
  const { draft, version, asked } = taken
  const hidden = new Set(protectedKeys(taken.form))
  const content = Object.fromEntries(
    Object.entries(taken.answers).filter(([key, value]) => !hidden.has(key) && isGiven(value)),
  )
  const { rows } = await sql<{ id: string }>`
    insert into form_responses (form_id, version_id, draft_id, program_id, purpose, record_id, copy_no,
      language, content, asked, submitted_at, submitted_by)
    select ${version.formId}, ${version.id}, ${draft.id}, ${draft.programId}, ${draft.purpose}, ${recordId},
      1 + count(*), ${draft.language}, ${JSON.stringify(content)}, ${asked}, ${now}, ${by}
    from form_responses where purpose = ${draft.purpose} and record_id = ${recordId}
    returning id`.execute(db)
  const { id } = rows[0]!
  await keepAnswers({ db }, id, rowsOf(taken, content))
  return id
}

interface AnswerRow {
  item: string
  key: string
  /** Of files: which of them. */
  place?: number
  text?: string
  number?: string
  date?: string
  options?: string[]
  file_id?: string
}

/** The answers to an organisation's own questions, one row each. */
function rowsOf({ form, version }: TakenAnswers, content: Record<string, unknown>): AnswerRow[] {
  const own = new Set(
    version.content.sections.flatMap(({ questions }) =>
      questions.filter(({ kind }) => kind !== 'field').map(({ id }) => id),
    ),
  )
  return form.sections
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => own.has(id) && content[id] !== undefined)
    .flatMap((question) => answerRows(question, content[question.id]))
}

function answerRows(question: PublicQuestion, value: unknown): AnswerRow[] {
  const { id: key } = question
  if (question.kind === 'file')
    return (value as string[]).map((file, place) => ({ item: '', key, place, file_id: file }))
  if (question.kind !== 'group') return [{ item: '', key, ...valueOf(question, value) }]
  return (value as Entry[]).flatMap(({ item, answers }) =>
    (question.questions ?? [])
      .filter(({ id }) => isGiven(answers[id]))
      .map((inner) => ({ item, key: inner.id, ...valueOf(inner, answers[inner.id]) })),
  )
}

function valueOf({ kind }: Pick<PublicQuestion, 'kind'>, value: unknown): Partial<AnswerRow> {
  if (kind === 'many') return { options: value as string[] }
  if (kind === 'one') return { options: [value as string] }
  if (kind === 'yesNo' || kind === 'statement') return { options: [String(value)] }
  if (kind === 'date') return { date: value as string }
  if (kind === 'text' || kind === 'longText') return { text: value as string }
  return { number: String(value) }
}

async function keepAnswers({ db }: { db: Db }, responseId: string, rows: AnswerRow[]) {
  if (rows.length === 0) return
  await sql`
    insert into form_answers (response_id, item, key, place, text, number, date, options, file_id)
    select ${responseId}, item, key, coalesce(place, 0), text, number, date, options, file_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a(item text, key text, place integer, text text, number numeric, date date, options text[], file_id uuid)`.execute(
    db,
  )
}
