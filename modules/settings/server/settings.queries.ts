import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { generalSettings } from '../contract/general-settings.ts'
import type { GeneralSettings } from '../contract/settings.endpoints.ts'

type Stored = Omit<GeneralSettings, 'can'>

/** The one row; where no time zone was chosen, the installation's `TIME_ZONE` holds. */
export async function readGeneralSettings(db: Db, settings: Settings): Promise<Stored> {
  const { rows } = await sql<Omit<Stored, 'timeZone'> & { timeZone: string | null }>`
    select ${selectBase('g')}, ${selectFields(generalSettings, 'g')} from general_settings g`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the general settings are gone')
  return { ...row, timeZone: row.timeZone ?? settings.timeZone }
}

/** How many days before a birthday one is reminded of it. */
export async function readBirthdayLeadDays(db: Db): Promise<number> {
  const row = await db
    .selectFrom('general_settings')
    .select('birthday_lead_days')
    .executeTakeFirstOrThrow()
  return row.birthday_lead_days
}

/** What the organisation calls its own mark of an order; null while nobody has said. */
export async function readHchWords(db: Db) {
  const { rows } = await sql<{ label: Bilingual | null; help: Bilingual | null }>`
    select hch_label as label, hch_help as help from general_settings`.execute(db)
  return rows[0] ?? { label: null, help: null }
}

/** What letters, pages and the calendar say of the organisation. */
export async function readOrganisation(db: Db, settings: Settings): Promise<Organisation> {
  const { organisationName, postalAddress, contactEmail, timeZone, currency } =
    await readGeneralSettings(db, settings)
  return { name: organisationName, postalAddress, contactEmail, timeZone, currency }
}
