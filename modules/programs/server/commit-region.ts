import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { kitTranslator, translatorOf } from '#kit/server/messages.ts'
import { Problem } from '#kit/server/problems.ts'
import { restOfRegions, type RegionLeft } from '../contract/program-regions.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'

const words = { en: programsEn, fr: programsFr }

interface Part {
  region: string
  left: string
  isOver: boolean
}

/**
 * Sets money of a region's part aside, under the lock of the program's budget. Nothing happens in a
 * program without parts.
 * @throws 409 `regionExceeded` with the region and what is left in it
 */
export async function commitInRegion(
  { db }: Pick<Change, 'db'>,
  programId: string,
  { region, amount }: { region: string | null; amount: string },
): Promise<void> {
  const { rows } = await sql<Part>`
    select region, left_amount::text as left, ${amount}::numeric > left_amount as "isOver"
    from budget_left(${programId}, ${region}) where region = ${region}`.execute(db)
  const [part] = rows
  if (!part) return
  if (part.isOver)
    throw new Problem(409, 'regionExceeded', {
      params: { left: part.left },
      about: nameOf(part.region),
    }).saidBy(words)
  await sql`update program_regions set committed = committed + ${amount}::numeric
    where program_id = ${programId} and region = ${part.region}`.execute(db)
}

/**
 * What is left where an application's workplace is, or where it is asked to be; null in a program without
 * parts. A commitment is refused by the same figure.
 */
export async function readRegionLeft(
  db: Db,
  { programId, applicationId }: { programId: string; applicationId: string },
  place: string | null = null,
): Promise<RegionLeft | null> {
  const { rows } = await sql<{ region: string; left: string }>`
    select region, left_amount::text as left from budget_left(${programId},
      coalesce(${place}, (select a.region from applications a where a.id = ${applicationId})))
    where region is not null`.execute(db)
  const [part] = rows
  return part ? { name: nameOf(part.region), left: part.left } : null
}

/** The part of the budget that an application draws on; null in a program without parts. */
export async function readRegionPart(
  { db }: Pick<Change, 'db'>,
  programId: string,
  applicationId: string,
): Promise<string | null> {
  const { rows } = await sql<{ region: string }>`
    select region_part(${programId}, ${applicationId}) as region
    where exists (select from program_regions where program_id = ${programId})`.execute(db)
  return rows[0]?.region ?? null
}

/** In both languages, as a refusal names it. */
const nameOf = (region: string): Bilingual =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      region === restOfRegions
        ? translatorOf(words[language], language)('regions.rest')
        : kitTranslator(language)(`provinces.${region}`),
    ]),
  ) as unknown as Bilingual
