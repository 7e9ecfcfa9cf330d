import { sql } from 'kysely'
import type { ReadCall } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { readTitles } from '#modules/classifications/server/titles.queries.ts'
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
  const withheld = asked.purpose.withheld?.(person) ?? []
  const columns = answerColumns({
    ...asked,
    language,
    withheld,
    sayCode: await readTitles(call.db, language),
    words: {
      retired: say('exported.retired'),
      yes: say('exported.yes'),
      no: say('exported.no'),
    },
  })
  const query = { ...call.query, columns: chosen(call.query.columns, columns) }
  return exportList<ExportedResponse>({ ...call, query }, answersSource(call, asked, 'export'), {
    name: 'answers',
    words: exportWords,
    withheld,
    columns: [
      {
        key: 'reference',
        heading: say('exported.reference'),
        kind: 'text',
        value: ({ record }) => record.reference,
      },
      {
        key: 'name',
        heading: say('exported.name'),
        kind: 'text',
        value: ({ record }) => record.name,
      },
      { key: 'submittedAt', heading: say('exported.submittedAt'), kind: 'moment' },
      { key: 'number', heading: say('exported.number'), kind: 'number' },
      { key: 'copyNo', heading: say('exported.copyNo'), kind: 'number' },
      ...columns,
    ],
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
