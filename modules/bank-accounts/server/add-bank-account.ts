import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { mayEnterBankDetails, seesBankDetails } from '#modules/employers/server/employer.queries.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { findBankAccount } from './bank-account.queries.ts'
import { announceBankAccount } from './bank-account.steps.ts'
import { holdAccounts } from './hold-accounts.ts'
import { replaceAccounts } from './replace-accounts.ts'
import { tellEmployer } from './tell-employer.ts'

interface NewAccount {
  holderName: string
  institution: string
  transit: string
  accountNumber: string
}

/**
 * Enters where the payments of an employer are to go; one that waits to be verified is replaced by it, and
 * payments go on to the verified one. The employer is told, whoever entered it.
 * @throws 404 for an employer whose accounts are not to be seen, 403 for those who only see them,
 *   428 for a session that has not proved whose it is of late
 */
export async function addBankAccount(change: Change, employerId: string, typed: NewAccount) {
  const { db, person, settings } = change
  if (!seesBankDetails(person, employerId)) throw notFound()
  if (!mayEnterBankDetails(person, employerId)) throw forbidden()
  await requireRecentProof(change)
  await holdAccounts(change, employerId)
  await replaceAccounts(change, employerId, 'proposed')
  const { holderName, institution, transit, accountNumber } = typed
  const { rows } = await sql<{ id: string }>`
    insert into bank_accounts (employer_id, holder_name, institution, transit, account_number, account_end, added_by)
    select id, ${holderName}, ${institution}, ${transit}, ${encrypt(settings, accountNumber)},
      ${accountNumber.slice(-3)}, ${person.userId} from employers where id = ${employerId}
    returning id`.execute(db)
  if (!rows[0]) throw notFound()
  const made = theKnown(await findBankAccount(db, theRow(rows).id))
  await change.audit({
    action: 'bankAccounts.created',
    entity: 'bankAccount',
    entityId: made.id,
    reference: made.employer,
    changes: differences({}, { status: made.status }),
  })
  await announceBankAccount(change, made, 1)
  await tellEmployer(change, made.id, 'entered')
}
