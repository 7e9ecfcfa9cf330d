import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep } from '#kit/server/steps.ts'
import type { BankAccountState } from '../contract/bank-account.status.ts'
import { bankAccountSteps } from './bank-account.steps.ts'

/** The account of an employer in a state gives way to the next one; under the lock of its accounts. */
export async function replaceAccounts(
  change: Change,
  employerId: string,
  status: Extract<BankAccountState, 'proposed' | 'verified'>,
) {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from bank_accounts where employer_id = ${employerId} and status = ${status}`.execute(
    change.db,
  )
  const [known] = rows
  if (!known) return
  const by = { ...change, person: systemPerson, version: known.version }
  await takeStep(by, bankAccountSteps, { id: known.id, step: 'replace' })
}
