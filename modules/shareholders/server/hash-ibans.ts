import { sql } from 'kysely'
import { decrypt } from '#kit/server/encryption.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import type { Settings } from '#kit/server/settings.ts'
import { ibanHashes } from './clean-shareholder.ts'

const most = 500

interface Sealed {
  id: string
  iban: string
}

/** IBANs without a hash under the present key get one: after a load, and after a change of keys. */
export const hashIbans: SteppedJob = {
  name: 'shareholders.hashIbans',
  step: (system: System) =>
    inChange(system, { person: systemPerson, requestId: null }, async ({ db, settings }) => {
      const present = `${settings.encryptionKeys[0]?.id}:%`
      const { rows } = await sql<Sealed>`
        select id, iban from shareholders
        where iban is not null and (iban_hash is null or iban_hash not like ${present})
        limit ${most} for update skip locked`.execute(db)
      if (rows.length === 0) return false
      const hashed = rows.map((row) => ({ id: row.id, hash: hashOf(settings, row) }))
      await sql`update shareholders s set iban_hash = h.hash
        from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as h(id uuid, hash text)
        where s.id = h.id`.execute(db)
      return rows.length === most
    }),
}

/** What cannot be read any more equals nothing, and is not tried again. */
function hashOf(settings: Settings, { id, iban }: Sealed): string | null {
  try {
    return ibanHashes(settings, decrypt(settings, iban))[0] ?? null
  } catch {
    return `${settings.encryptionKeys[0]?.id}:unreadable:${id}`
  }
}
