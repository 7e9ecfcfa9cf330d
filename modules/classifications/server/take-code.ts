import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField } from '#kit/server/problems.ts'
import type { FieldError, FieldErrors } from '#kit/contract/validation.ts'
import type { HowTaken, ReadRow, Taken } from '#modules/imports/server/import-target.ts'
import {
  classificationCode,
  isCodeOf,
  publishedCode,
  type Scheme,
} from '../contract/classification-code.ts'
import { recordCode } from './record-code.ts'

interface Titles {
  titleEn: string | null
  titleFr: string | null
}

/** Null of what came with the product. */
interface Load {
  loadedAt: Date | null
  loadedBy: string | null
}

export interface HeldCode extends Titles, Load {
  id: string
  code: string
  version: number
}

type Known = Map<string, HeldCode>

const levelOf = ({ values }: ReadRow) => values['level']?.toString()
const codeOf = (scheme: Scheme, row: ReadRow) =>
  publishedCode(scheme, String(row.values['code'] ?? ''), levelOf(row))

/** The codes of the rows that are there, held until the batch is done. */
export async function holdCodes(
  { db }: Change,
  scheme: Scheme,
  rows: readonly ReadRow[],
): Promise<Known> {
  const codes = rows.map((row) => codeOf(scheme, row))
  const { rows: held } = await sql<HeldCode>`
    select id, code, title_en as "titleEn", title_fr as "titleFr", loaded_at as "loadedAt",
      loaded_by as "loadedBy", version
    from classification_codes where scheme = ${scheme} and code = any(${codes}::text[])
    order by code for update`.execute(db)
  return new Map(held.map((each) => [each.code, each]))
}

interface Taking {
  scheme: Scheme
  known: Known
  how: HowTaken
}

/** One row of a structure file: a new code, or titles of one that is there. @throws 422 */
export async function takeCode(
  change: Change,
  row: ReadRow,
  { scheme, known, how }: Taking,
): Promise<Taken> {
  const { line } = row
  const code = codeOf(scheme, row)
  const titles = judge(row, scheme, code)
  const held = known.get(code)
  if (held && how.matchBy === null) throw invalidField('code', 'codeTaken')
  if (!held && how.onMissing === 'skip') return { line, outcome: 'skipped' }
  const { isTrial } = how
  if (!held) {
    if (isTrial) return { line, outcome: 'created', reference: code }
    const made = await addCode(change, { scheme, code, titles })
    known.set(code, made)
    return { line, outcome: 'created', ...namesOf(made), version: 1 }
  }
  const wanted = { ...held, ...titles }
  const isSame = wanted.titleEn === held.titleEn && wanted.titleFr === held.titleFr
  if (isSame || how.onMatch === 'skip') return { line, outcome: 'skipped', ...namesOf(held) }
  if (isTrial) return { line, outcome: 'updated', ...namesOf(held) }
  const kept = await editCode(change, held, wanted)
  known.set(code, kept)
  const { titleEn, titleFr, loadedAt, loadedBy } = held
  const before = { titleEn, titleFr, loadedAt, loadedBy }
  return { line, outcome: 'updated', ...namesOf(held), version: kept.version, before }
}

const namesOf = ({ id, code }: HeldCode) => ({ recordId: id, reference: code })

/** What the row says of the titles. @throws 422 with everything that is wrong */
function judge(row: ReadRow, scheme: Scheme, code: string): Partial<Titles> {
  const errors: FieldErrors = {}
  const level = levelSaid(scheme, code)
  if (code === '') errors['code'] = unfit('required')
  else if (!isCodeOf(scheme, code))
    errors['code'] = scheme === 'noc' ? unfit('nocCode') : unfit('naicsCode')
  else if (![undefined, String(level)].includes(levelOf(row)))
    errors['level'] = unfit('codeLevel', { level })
  const titles: Partial<Titles> = {}
  for (const name of ['titleEn', 'titleFr'] as const) {
    const { schema, maxLength = 0 } = classificationCode.fields[name]
    if (row.values[name] === undefined) continue
    const read = schema.safeParse(row.values[name])
    if (read.success) titles[name] = read.data
    else errors[name] = unfit('tooLong', { maximum: maxLength })
  }
  if (row.values['titleEn'] === undefined && row.values['titleFr'] === undefined)
    errors['titleEn'] = unfit('noTitle')
  if (Object.keys(errors).length) throw invalid(errors)
  return titles
}

const unfit = (code: string, params: FieldError['params'] = {}) => [{ code, params }]

/** As the database works it out. */
const levelSaid = (scheme: Scheme, code: string) =>
  scheme === 'noc' ? code.length : code.includes('-') ? 1 : code.length - 1

async function addCode(
  change: Change,
  { scheme, code, titles }: { scheme: Scheme; code: string; titles: Partial<Titles> },
): Promise<HeldCode> {
  const { titleEn = null, titleFr = null } = titles
  const { id } = await change.db
    .insertInto('classification_codes')
    .values({
      scheme,
      code,
      title_en: titleEn,
      title_fr: titleFr,
      loaded_at: change.now,
      loaded_by: change.person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const loaded = { loadedAt: change.now, loadedBy: change.person.userId }
  const made = { id, code, titleEn, titleFr, ...loaded, version: 1 }
  await recordCode(change, made, { act: 'loaded', before: {} })
  return made
}

async function editCode(change: Change, held: HeldCode, wanted: Titles): Promise<HeldCode> {
  const { titleEn, titleFr } = wanted
  const version = held.version + 1
  await sql`update classification_codes set title_en = ${titleEn}, title_fr = ${titleFr},
      loaded_at = ${change.now}, loaded_by = ${change.person.userId}, version = ${version},
      updated_at = ${change.now}
    where id = ${held.id}`.execute(change.db)
  const loaded = { loadedAt: change.now, loadedBy: change.person.userId }
  const kept = { ...held, titleEn, titleFr, ...loaded, version }
  await recordCode(change, kept, { act: 'loaded', before: held })
  return kept
}
