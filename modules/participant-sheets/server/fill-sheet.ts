import { randomUUID } from 'node:crypto'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { guessOptions } from '#modules/imports/server/guess-mapping.ts'
import { enteredFields } from '#modules/imports/server/import-target.ts'
import { readCells } from '#modules/imports/server/read-cells.ts'
import { sheetRow } from '../contract/participant-sheet.ts'
import { participantSheetsEn } from '../contract/strings.en.ts'
import { participantSheetsFr } from '../contract/strings.fr.ts'
import { holdSheet, keepRows, touchSheet, type TypedRow } from './keep-rows.ts'
import { isBlank, readRows, type Cells, type StoredRow } from './sheet.queries.ts'
import { tellTabs } from './tell-tabs.ts'

type Called = Change & { language: Language }

/** What a column may be headed, and what its cells say. */
export const sheetTarget = {
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

/** The headings of columns of which nothing is taken. */
export const unusedOf = (header: readonly string[], mapping: readonly (string | null)[]) =>
  header.filter((heading, at) => heading !== '' && !mapping[at]).map((each) => each.slice(0, 80))

interface Filling {
  mapping: readonly (string | null)[]
  lines: readonly string[][]
  key: string | undefined
}

/**
 * Puts lines into the sheet, from a row on or below the last one.
 * @throws 422 `tooManyRows`
 */
export async function fillSheet(call: Called, { mapping, lines, key }: Filling) {
  const { id } = await holdSheet(call)
  const open = (await readRows(call, id)).filter(({ state }) => state !== 'waiting')
  const keys = keysFrom(open, key)
  const plain = lines.map((line) => line.map((cell) => cell.replace(/\s*\$$/, '')))
  const options = guessOptions({ matchBy: [] }, { rows: plain, mapping }, call.language)
  const typed = lines.map((cells, index): TypedRow => {
    const { row, errors } = readCells(
      { target: sheetTarget, mapping: [...mapping], options },
      index,
      cells,
    )
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
