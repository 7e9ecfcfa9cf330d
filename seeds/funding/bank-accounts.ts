import type { Db } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import type { Settings } from '#kit/server/settings.ts'
import { cast } from '../cast.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import type { SeedEmployer } from './employers.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'

interface Entering {
  now: Date
  staff: Staff
  keys: Pick<Settings, 'encryptionKeys'>
}

const day = 86_400_000
const banks = ['001', '002', '003', '004', '006', '010', '815']

/** Where the payments of twelve employers go; those of the last two are still to be verified. */
export async function enterBankAccounts(
  db: Db,
  employers: readonly SeedEmployer[],
  { now, staff, keys }: Entering,
): Promise<AuditRow[]> {
  const rachel = staff.of(cast.employer)
  const margaret = staff.of(cast.superAdmin)
  const priya = staff.of(cast.finance)
  const chosen = employers.slice(0, 12)
  const newId = await newIds(db, chosen.length)
  const accounts = chosen.map(({ id: employerId, row }, at) => ({
    id: newId(),
    employerId,
    employer: String(row['legal_name']),
    number: String(4_081_337 + at * 91_009),
    by: at === 0 ? rachel : margaret,
    entered: new Date(now.getTime() - (at < 10 ? 300 - at * 20 : 14 - at) * day),
    isVerified: at < 10,
    at,
  }))
  await insertRows(
    db,
    'bank_accounts',
    accounts.map((account) => {
      const { id, employerId, employer, number, by, entered, isVerified, at } = account
      const decided = isVerified ? verifiedOn(entered) : null
      return {
        id,
        employer_id: employerId,
        status: isVerified ? 'verified' : 'proposed',
        holder_name: employer.slice(0, 60),
        institution: banks[at % banks.length],
        transit: String(10_101 + at * 1_117),
        account_number: encrypt(keys, number),
        account_end: number.slice(-3),
        created_at: entered,
        added_by: by.id,
        decided_at: decided,
        decided_by: decided && priya.id,
        version: isVerified ? 2 : 1,
        updated_at: decided ?? entered,
      }
    }),
  )
  return accounts.flatMap((account) => historyOf(account, priya))
}

const verifiedOn = (entered: Date) => new Date(entered.getTime() + day)

interface Entered {
  id: string
  employer: string
  by: Actor
  entered: Date
  isVerified: boolean
}

const historyOf = ({ id, employer, by, entered, isVerified }: Entered, priya: Actor) => {
  const of = { entity: 'bankAccount', entity_id: id, reference: employer }
  const made = auditRow(entered, by, {
    ...of,
    action: 'bankAccounts.created',
    changes: { status: [null, 'proposed'] },
  })
  if (!isVerified) return [made]
  const changes = { status: ['proposed', 'verified'] as [unknown, unknown] }
  const verified = { ...of, action: 'bankAccounts.verify', changes }
  return [made, auditRow(verifiedOn(entered), priya, verified)]
}
