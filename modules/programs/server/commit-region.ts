import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { kitTranslator, translatorOf } from '#kit/server/messages.ts'
import { Problem } from '#kit/server/problems.ts'
import { restOfRegions } from '../contract/program-regions.ts'
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
    select region, (amount - committed)::text as left, committed + ${amount}::numeric > amount as "isOver"
    from program_regions where program_id = ${programId} and region = ${region}`.execute(db)
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
