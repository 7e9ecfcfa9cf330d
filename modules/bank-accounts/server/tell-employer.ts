import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import { bankAccountsLetters as letters } from '../contract/bank-accounts.letters.ts'

interface Told {
  employerId: string
  employer: string
  end: string
  contact: { email: string; name: string; language: Language }
}

/** Where the account of an employer is entered. */
export const profileOf = (employerId: string) =>
  `${usersScreens.editEmployerProfile.path}?id=${employerId}` as const

/** A change of where money goes is told to the contact on file, whoever made it. */
export async function tellEmployer(
  change: Change,
  id: string,
  event: 'entered' | 'verified' | { refused: string },
) {
  const { rows } = await sql<Told>`
    select e.id as "employerId", e.legal_name as employer, b.account_end as end,
      jsonb_build_object('email', e.contact_email, 'name', e.contact_name, 'language', coalesce(e.language, 'en')) as contact
    from bank_accounts b join employers e on e.id = b.employer_id where b.id = ${id}`.execute(
    change.db,
  )
  const { contact, employerId, employer, end } = theRow(rows)
  const facts = { record: id, employer, end, link: profileOf(employerId) }
  if (typeof event === 'string') await change.letter(letters[event], contact, facts)
  else await change.letter(letters.refused, contact, { ...facts, reason: event.refused })
}
