import { randomUUID } from 'node:crypto'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { wholeOf, type Uploading } from '#kit/server/receive-file.ts'
import { guessMapping, guessOptions } from '#modules/imports/server/guess-mapping.ts'
import { enteredFields } from '#modules/imports/server/import-target.ts'
import { readCells } from '#modules/imports/server/read-cells.ts'
import { readPiece, readTable } from '#modules/imports/server/read-table.ts'
import { columns, mostRows, sheetRow, type Column } from '../contract/participant-sheet.ts'
import { participantSheetsEn } from '../contract/strings.en.ts'
import { participantSheetsFr } from '../contract/strings.fr.ts'
import { holdSheet, keepRows, touchSheet, type TypedRow } from './keep-rows.ts'
import { isBlank, readRows, type Cells, type StoredRow } from './sheet.queries.ts'
import { tellTabs } from './tell-tabs.ts'

type Called = Change & { language: Language }

/** What a column may be headed, and what its cells say. */
const target = {
  fields: { ...enteredFields(sheetRow), name: { kind: 'text', required: false } as const },
  words: { en: participantSheetsEn, fr: participantSheetsFr },
  headings: {
    firstName: ['Given name', 'Name (first)'],
    lastName: ['Surname', 'Family name', 'Nom de famille'],
    name: ['Full name', 'Participant', 'Employee', 'Nom complet', 'Nom et prénom', 'Prénom et nom'],
    email: ['E-mail', 'Email address', 'Mail', 'Adresse courriel', 'Courriel électronique'],
    phone: ['Telephone', 'Phone number', 'Tel', 'Mobile', 'Numéro de téléphone', 'Cellulaire'],
    birthDate: ['DOB', 'Birth date', 'Birthday', 'Né le', 'Née le'],
    language: ['Lang', 'Langue', 'Preferred language', 'Langue de correspondance'],
    positionTitle: ['Job title', 'Title', 'Position title', 'Titre', 'Titre du poste'],
    startOn: ['Start', 'Start date', 'Début', 'Date de début'],
    endOn: ['End', 'End date', 'Fin', 'Date de fin'],
    hoursPerWeek: ['Hours', 'Weekly hours', 'Heures', 'h/sem.'],
    hourlyWage: ['Wage', 'Pay rate', 'Salaire', 'Taux horaire'],
  },
}

interface Placed {
  text: string
  key?: string | undefined
  column?: Column | undefined
}

/**
 * Puts cells of a spreadsheet into the sheet: from a cell on to the right and down or, under headings
 * that are known in either language, by these.
 * @returns the headings of columns that are not known
 * @throws 422 `tooManyRows`, `brokenTable`
 */
export async function pasteRows(call: Called, { text, key, column }: Placed): Promise<string[]> {
  const { lines } = readPiece(text)
  const [first = [], ...others] = lines
  const named = guessMapping(target, first)
  const isHeaded = named.filter(Boolean).length >= Math.min(2, first.length)
  const from = columns.indexOf(column ?? 'firstName')
  const width = Math.max(...lines.map((line) => line.length))
  const mapping = isHeaded ? named : columns.slice(from, from + width)
  await fill(call, { mapping, lines: isHeaded ? others : lines, key })
  return isHeaded ? unusedOf(first, named) : []
}

/**
 * Adds the rows of a CSV file below the last one.
 * @returns the headings of columns that are not known
 * @throws 422 as imports do, `noHeadings` where no column is known
 */
export async function uploadRows(call: Called & Partial<Uploading>): Promise<string[]> {
  if (!call.sent) throw new Problem(422, 'fileEmpty')
  const { header, rows } = await readTable(wholeOf(call.sent), mostRows)
  const mapping = guessMapping(target, header)
  if (!mapping.some(Boolean)) throw new Problem(422, 'noHeadings')
  await fill(call, { mapping, lines: rows, key: undefined })
  return unusedOf(header, mapping)
}

const unusedOf = (header: readonly string[], mapping: readonly (string | null)[]) =>
  header.filter((heading, at) => heading !== '' && !mapping[at]).map((each) => each.slice(0, 80))

interface Filling {
  mapping: readonly (string | null)[]
  lines: readonly string[][]
  key: string | undefined
}

async function fill(call: Called, { mapping, lines, key }: Filling) {
  const { id } = await holdSheet(call)
  const open = (await readRows(call, id)).filter(({ state }) => state !== 'waiting')
  const keys = keysFrom(open, key)
  const plain = lines.map((line) => line.map((cell) => cell.replace(/\s*\$$/, '')))
  const options = guessOptions({ matchBy: [] }, { rows: plain, mapping }, call.language)
  const typed = lines.map((cells, index): TypedRow => {
    const { row, errors } = readCells({ target, mapping: [...mapping], options }, index, cells)
    const raw = mapping.flatMap((name, at) =>
      name && errors?.[name] ? [[name, cells[at] ?? ''] as const] : [],
    )
    const read = Object.entries({ ...row.values, ...Object.fromEntries(raw) })
    return {
      key: keys[index] ?? newKey(),
      cells: withNames(
        Object.fromEntries(read.map(([name, value]) => [name, String(value).slice(0, 300)])),
      ),
    }
  })
  const filled = typed.filter(({ cells }) => !isBlank(cells))
  await keepRows(call, id, filled)
  await touchSheet(call, id)
  await tellTabs(call)
}

const newKey = () => randomUUID().replaceAll('-', '')

/** The rows that are written over, from the one in which it begins; else those that are still blank. */
function keysFrom(rows: readonly StoredRow[], key: string | undefined): string[] {
  const writable = rows.filter(({ state }) => state !== 'sent')
  const at = writable.findIndex((row) => row.key === key)
  if (at >= 0) return writable.slice(at).map((row) => row.key)
  // A row that was begun in the browser alone.
  return key ? [key] : []
}

/**
 * “Lopez, Maria” and “Maria Lopez” are a first and a last name. Beside a column of first names, “Name”
 * heads the last ones, as « Nom » does beside « Prénom ».
 */
function withNames({ name, ...cells }: Record<string, string>): Cells {
  if (!name || (cells['firstName'] && cells['lastName'])) return cells
  if (cells['firstName']) return { ...cells, lastName: name }
  if (cells['lastName']) return { ...cells, firstName: name }
  const [last = '', first] = name.split(/,\s*/, 2)
  if (first) return { firstName: first, lastName: last, ...cells }
  const [one = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: one, lastName: rest.join(' '), ...cells }
}
