import type { Change } from '#kit/server/call.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import type { BankDetails } from '../contract/shareholders.endpoints.ts'
import { maySee } from './shareholder.policy.ts'
import { findShareholder, readBankDetails } from './shareholder.queries.ts'

const viewing = { action: 'view', subject: 'Shareholders View' } as const

/**
 * Shows the bank details in full, once, on record.
 * @throws 403 for whom the group is closed
 */
export async function revealBankDetails(change: Change, id: string): Promise<BankDetails> {
  if (!change.person.permissions.allows(viewing, undefined, 'bank')) throw forbidden()
  const known = await findShareholder(change.db, id, change.person)
  if (!known) throw notFound()
  if (!maySee(change.person, known, 'bank')) throw forbidden()
  await change.audit({
    action: 'shareholders.bankRevealed',
    entity: 'shareholder',
    entityId: id,
    reference: known.number,
  })
  return readBankDetails(change.db, id, change.settings)
}
