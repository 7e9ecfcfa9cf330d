import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { PeopleOfKind } from '#kit/server/personal-data.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { announceUser } from './announce-user.ts'

interface Stored {
  name: string
  email: string
  language: Language
  phone: string | null
  askedEmail: string | null
  employerId: string | null
}

/** Accounts of any type; everybody has their own. */
export const userPeople: PeopleOfKind = {
  kind: 'user',
  entity: 'user',
  async find({ db, person }, id) {
    const { rows } = await sql<Stored>`
      select name, email, language, phone, asked_email as "askedEmail", employer_id as "employerId"
      from users where id = ${id}`.execute(db)
    const [stored] = rows
    const isSeen =
      stored &&
      (person.userId === id ||
        person.permissions.allows(
          { action: 'view', subject: 'System Users View' },
          { id, employerId: stored.employerId },
        ))
    if (!stored || !isSeen) throw notFound()
    const { name, email, language, phone, askedEmail } = stored
    return {
      name,
      reference: email,
      isNumbered: false,
      language,
      emails: askedEmail ? [email, askedEmail] : [email],
      numbers: phone ? [phone] : [],
      alsoNamed: [],
      parts: name.split(/\s+/),
      ids: { user: [id] },
      sees: () => true,
    }
  },
  hold: ({ db }, id) => sql`select 1 from users where id = ${id} for update`.execute(db),
  async announce(change, id) {
    const { rows } = await sql<{ employerId: string | null; version: number }>`
      select employer_id as "employerId", version from users where id = ${id}`.execute(change.db)
    await announceUser(change, { id, ...theRow(rows) })
    return theRow(rows).version
  },
}
