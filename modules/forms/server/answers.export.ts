import { sql } from 'kysely'
import type { ReadCall } from '#kit/server/call.ts'
import { exportList, type ListExport } from '#kit/server/export-list.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { answersEndpoints } from '../contract/answers.endpoints.ts'
import { answerColumns } from './answer-columns.ts'
import { answersSource, type AnswersAsked, type ExportedResponse } from './answer-list.queries.ts'
import { answersExportEn } from './answers-strings.en.ts'
import { answersExportFr } from './answers-strings.fr.ts'
import { readableBy } from './answers.queries.ts'
import type { FormPurpose } from './form-purpose.ts'

const exportWords = { en: answersExportEn, fr: answersExportFr }

type Call = ReadCall<(typeof answersEndpoints)['exportAnswers']>

/** The answers to a program's form as they are listed, every question in a column. */
export async function exportAnswers(call: Call, asked: AnswersAsked) {
  const { person, language } = call
  const say = translatorOf(exportWords[language], language)
  const columns = answerColumns({
    ...asked,
    language,
    withheld: asked.purpose.withheld?.(person) ?? [],
    words: {
      retired: say('answers.retired'),
      yes: say('answers.yes'),
      no: say('answers.no'),
    },
  })
  const query = { ...call.query, columns: chosen(call.query.columns, columns) }
  return exportList({ ...call, query }, answersSource(call, asked, 'export'), {
    ...facts,
    columns: [...facts.columns, ...columns],
  })
}

/** The list has one column for all answers; in its place stand the questions. */
const chosen = (columns: string | undefined, questions: readonly { key: string }[]) =>
  columns
    ?.split(',')
    .flatMap((key) => (key === 'answers' ? questions.map((each) => each.key) : [key]))
    .join(',')

/** False for whoever reads such answers and may not export any: an empty file would say that there are none. */
export async function mayExport(
  { db, person }: Pick<Call, 'db' | 'person'>,
  purpose: FormPurpose,
): Promise<boolean> {
  const some = (action: 'view' | 'export') =>
    sql`exists (select from (${readableBy(purpose, person, action)}) k)`
  const { rows } = await sql<{ may: boolean }>`
    select ${some('export')} or not ${some('view')} as may`.execute(db)
  return rows[0]?.may ?? false
}

const facts: ListExport<ExportedResponse> = {
  name: 'answers',
  words: exportWords,
  columns: [
    { key: 'reference', kind: 'text', value: ({ record }) => record.reference },
    { key: 'name', kind: 'text', value: ({ record }) => record.name },
    { key: 'submittedAt', kind: 'moment' },
    { key: 'number', kind: 'number' },
    { key: 'copyNo', kind: 'number' },
  ],
}
