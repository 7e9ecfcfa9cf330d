import type { Language } from '#kit/contract/strings.ts'
import type { ExportColumn } from '#kit/server/export-list.ts'
import type { EntryKind } from '../contract/kinds.ts'
import type { SayCode } from '#modules/classifications/server/titles.queries.ts'
import type { PublicQuestion } from '../contract/public-form.ts'
import type { Entry } from '../contract/shown.ts'
import type { ExportedResponse } from './answer-list.queries.ts'
import type { AnswerVersion } from './answer-versions.ts'
import { questionsShown } from './answers-as-asked.ts'
import type { FormPurpose } from './form-purpose.ts'

interface Wanted {
  purpose: FormPurpose
  /** The newest first. */
  versions: readonly AnswerVersion[]
  isCurrentOnly: boolean
  language: Language
  /** Keys that are left out for whoever exports. */
  withheld: readonly string[]
  words: Record<'retired' | 'yes' | 'no', string>
  /** What the codes of lists mean. */
  sayCode: SayCode
}

type Column = ExportColumn<ExportedResponse>

/** The questions of each version by key, as it asked them. */
type Asked = ReadonlyMap<string, ReadonlyMap<string, PublicQuestion>>

/**
 * One column for each question: in the order of the newest version and in its words, then those that
 * are asked no more. What was chosen is named as its own version named it; of a group every question
 * has a column in which the entries follow one another.
 */
export function answerColumns(wanted: Wanted): Column[] {
  const { versions, isCurrentOnly, withheld } = wanted
  const asked: Asked = new Map(
    versions.map((version) => [version.id, questionsOf(version, wanted)] as const),
  )
  const newest = versions[0]?.id
  const columns = new Map<string, Column>()
  for (const { id } of isCurrentOnly ? versions.slice(0, 1) : versions)
    for (const question of asked.get(id)?.values() ?? [])
      for (const column of columnsOf(question, { asked, wanted, isRetired: id !== newest }))
        if (!columns.has(column.key) && !withheld.includes(column.key))
          columns.set(column.key, column)
  return [...columns.values()]
}

const questionsOf = ({ content }: AnswerVersion, wanted: Wanted) =>
  new Map(
    questionsShown(content, wanted)
      .sections.flatMap(({ questions }) => questions)
      .map((question) => [question.id, question]),
  )

interface On {
  asked: Asked
  wanted: Wanted
  isRetired: boolean
}

function columnsOf(question: PublicQuestion, { asked, wanted, isRetired }: On): Column[] {
  const { words, sayCode } = wanted
  const heading = (label: string) => (isRetired ? `${label} (${words.retired})` : label)
  const ofVersion = (row: ExportedResponse) => asked.get(row.versionId)?.get(question.id)
  if (question.kind !== 'group')
    return [
      {
        key: question.id,
        heading: heading(question.label),
        kind: cellKinds[question.kind] ?? 'text',
        value: (row) =>
          saidIn(ofVersion(row), row.content[question.id], { words, sayCode, files: row.files }),
      },
    ]
  return (question.questions ?? []).map((inner) => ({
    key: `${question.id}.${inner.id}`,
    heading: heading(`${question.label} – ${inner.label}`),
    kind: 'text',
    value: (row) => entriesOf(ofVersion(row), { inner: inner.id, row, words, sayCode }),
  }))
}

const cellKinds: Partial<Record<EntryKind, Column['kind']>> = {
  number: 'number',
  money: 'number',
  integer: 'number',
  percent: 'number',
  scale5: 'number',
  scale10: 'number',
  date: 'date',
}

function saidIn(
  question: PublicQuestion | undefined,
  value: unknown,
  { words, sayCode, files }: Pick<Wanted, 'words' | 'sayCode'> & Pick<ExportedResponse, 'files'>,
): string | number | null {
  if (!question || value === undefined || value === null) return null
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no']
  const labelled = (id: unknown) =>
    question.options?.find((each) => each.id === id)?.label ?? String(id)
  if (question.list && typeof value === 'string') return sayCode(question.list, value)
  if (question.kind === 'file') return (value as string[]).map((id) => files[id] ?? id).join('; ')
  return Array.isArray(value) ? value.map(labelled).join('; ') : labelled(value)
}

/** In the order of the entries; one that does not answer keeps its place. */
function entriesOf(
  group: PublicQuestion | undefined,
  {
    inner,
    row,
    ...said
  }: { inner: string; row: ExportedResponse } & Pick<Wanted, 'words' | 'sayCode'>,
): string | null {
  const question = group?.questions?.find(({ id }) => id === inner)
  const entries = group && (row.content[group.id] as Entry[] | undefined)
  if (!question || !entries?.length) return null
  return entries
    .map(({ answers }) => saidIn(question, answers[inner], { ...said, files: row.files }) ?? '–')
    .join('; ')
}
