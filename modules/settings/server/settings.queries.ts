import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { generalSettings } from '../contract/general-settings.ts'
import type { GeneralSettings } from '../contract/settings.endpoints.ts'

type Stored = Omit<GeneralSettings, 'can' | 'isCurrencyInUse'>

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

export interface BirthdayRules {
  /** How many days before a birthday one is reminded of it. */
  leadDays: number
  /** When a birthday of 29 February is kept in a common year. */
  leapRule: 'feb28' | 'mar1'
  /** The hour of the day, where the organisation is, at which reminders are sent. */
  digestHour: number
}

/** How the organisation keeps birthdays and is reminded of them. */
export async function readBirthdayRules(db: Db): Promise<BirthdayRules> {
  const { rows } = await sql<BirthdayRules>`
    select birthday_lead_days as "leadDays", birthday_leap_rule as "leapRule",
      birthday_digest_hour as "digestHour" from general_settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the general settings are gone')
  return row
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
