import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { Settings } from '#kit/server/settings.ts'
import { mayEnterBankDetails, seesBankDetails } from '#modules/employers/server/employer.queries.ts'
import type { BankAccountRecord, BankAccounts } from '../contract/bank-accounts.endpoints.ts'
import {
  bankAccountMachines,
  judgeBankAccount,
  type LoadedBankAccount,
} from './bank-account.policy.ts'

type Looker = Pick<Looking, 'db' | 'person'>

/** An account whoever looks; null when there is none. */
export async function findBankAccount(db: Db, id: string): Promise<LoadedBankAccount | null> {
  const { rows } = await sql<LoadedBankAccount>`
    select b.id, b.version, b.status, b.employer_id as "employerId", e.legal_name as employer, b.added_by as "addedBy"
    from bank_accounts b join employers e on e.id = b.employer_id where b.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** @throws 404 when it is missing or not to be seen */
export async function loadBankAccount({ db, person }: Looker, id: string) {
  const found = await findBankAccount(db, id)
  const isSeen = found && (person.type === 'system' || seesBankDetails(person, found.employerId))
  if (!isSeen) throw notFound()
  return found
}

type Stored = Omit<BankAccountRecord, 'can'> &
  LoadedBankAccount & { addedByName: string; decidedByName: string | null }

async function readStored(db: Db, where: { id: string } | { employerId: string }) {
  const one = 'id' in where ? sql`b.id = ${where.id}` : sql`b.employer_id = ${where.employerId}`
  const { rows } = await sql<Stored>`
    select b.id, b.version, b.status, b.employer_id as "employerId", e.legal_name as employer, b.added_by as "addedBy",
      b.holder_name as "holderName", b.institution, b.transit, '•••• ' || b.account_end as "accountNumber",
      b.created_at as "addedAt", a.name as "addedByName", b.decided_at as "decidedAt", d.name as "decidedByName",
      b.refusal
    from bank_accounts b join employers e on e.id = b.employer_id join users a on a.id = b.added_by
      left join users d on d.id = b.decided_by
    where ${one} order by b.created_at desc`.execute(db)
  return rows
}

/** Who entered and who decided, the staff alone are told. */
function shown(found: Stored, { person }: Looker): BankAccountRecord {
  const { employerId: _, employer: __, addedByName, decidedByName, ...account } = found
  const isStaff = person.type === 'staff'
  return {
    ...account,
    addedBy: isStaff ? addedByName : null,
    decidedBy: isStaff ? decidedByName : null,
    can: stepsNow(bankAccountMachines, judgeBankAccount(found), person),
  }
}

/** One account, its number masked. @throws 404 */
export async function readBankAccount(looking: Looker, id: string): Promise<BankAccountRecord> {
  await loadBankAccount(looking, id)
  return shown(theKnown((await readStored(looking.db, { id }))[0]), looking)
}

/** The accounts of an employer. @throws 404 for one that is missing, or whose accounts are not to be seen */
export async function readBankAccounts(looking: Looker, employerId: string): Promise<BankAccounts> {
  const { db, person } = looking
  const { rows } = await sql`select 1 from employers where id = ${employerId}`.execute(db)
  if (!rows[0] || !seesBankDetails(person, employerId)) throw notFound()
  const stored = await readStored(db, { employerId })
  return {
    data: stored.map((each) => shown(each, looking)),
    can: mayEnterBankDetails(person, employerId) ? { add: true } : {},
  }
}

/** The number in full. */
export async function readNumber(
  db: Db,
  id: string,
  settings: Pick<Settings, 'encryptionKeys'>,
): Promise<{ accountNumber: string }> {
  const { rows } = await sql<{ sealed: string }>`
    select account_number as sealed from bank_accounts where id = ${id}`.execute(db)
  return { accountNumber: decrypt(settings, theRow(rows).sealed) }
}
