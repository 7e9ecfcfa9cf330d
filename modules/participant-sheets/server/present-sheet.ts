import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { spokenErrors, spokenRefusal } from '#kit/server/messages.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'
import { holdsWords } from '#modules/holds/contract/words.ts'
import { intakeEn } from '#modules/intake/contract/strings.en.ts'
import { intakeFr } from '#modules/intake/contract/strings.fr.ts'
import { columns, type Column } from '../contract/participant-sheet.ts'
import type { ParticipantSheet, SheetRow } from '../contract/participant-sheets.endpoints.ts'
import { participantSheetsWords } from '../contract/words.ts'
import { judgeRows, type Judged } from './judge-rows.ts'
import { readEmployer } from './read-employer.ts'
import { readRoom } from './read-room.ts'
import { findSheet, readRows, type StoredRow } from './sheet.queries.ts'

export interface Reader {
  db: Db
  person: Person
  settings: Settings
  language: Language
  today(): Promise<string>
}

/** Who says what is wrong with a row: this module, then those that it submits by. */
export const speakers = [
  participantSheetsWords,
  applicationsWords,
  holdsWords,
  { en: intakeEn, fr: intakeFr },
]

/** The sheet that the person is at, with what is wrong with each row, in their language. */
export async function presentSheet(reader: Reader): Promise<ParticipantSheet> {
  const { db, person, language } = reader
  const sheet = await findSheet(db, person.userId)
  if (!sheet) return { id: null, terms: {}, rows: [], room: null, savedAt: null }
  const [rows, employer] = await Promise.all([
    readRows(reader, sheet.id),
    readEmployer(db, person, sheet.terms['employerId']),
  ])
  const judged = await judgeRows({
    db,
    person,
    rows,
    terms: sheet.terms,
    today: await reader.today(),
    contactEmail: employer?.contactEmail ?? null,
  })
  return {
    id: sheet.id,
    terms: sheet.terms,
    rows: rows.map((row) => presentRow(row, judged.get(row.key), language)),
    room: employer && (await readRoom(db, { employerId: employer.id, ...sheet })),
    savedAt: sheet.savedAt,
  }
}

function presentRow(
  { key, cells, state, problem, application }: StoredRow,
  judged: Judged | undefined,
  language: Language,
): SheetRow {
  const found = judged?.errors ?? {}
  const isFound = Object.keys(found).length > 0
  const refusedAt = isFound ? {} : atCells(problem?.errors ?? {})
  const isPlaced = isFound || Object.keys(refusedAt).length > 0
  return {
    key,
    cells,
    state,
    application,
    errors: spoken({ ...refusedAt, ...found }, language),
    notes: spoken(judged?.notes ?? {}, language),
    problem: problem && !isPlaced ? spokenRefusal(problem, language, speakers) : null,
  }
}

const spoken = (errors: FieldErrors, language: Language): SheetRow['errors'] =>
  Object.fromEntries(
    Object.entries(spokenErrors(errors, language, speakers)).map(([field, [first]]) => [
      field,
      first?.message ?? '',
    ]),
  )

/** A refusal names the fields of an application; a row has cells. */
const cellOf: Record<string, Column> = { participantName: 'firstName', participantEmail: 'email' }

function atCells(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, list]) => {
      const name = path.replace(/^position\./, '')
      const cell = cellOf[name] ?? columns.find((column) => column === name)
      return cell ? [[cell, list]] : []
    }),
  )
}
