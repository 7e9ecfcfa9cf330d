import type { Change } from '#kit/server/call.ts'
import { loadBankAccount, readNumber } from './bank-account.queries.ts'

/** Shows the number of an account in full, once, on record. @throws 404 */
export async function revealBankAccount(change: Change, id: string) {
  const { employer } = await loadBankAccount(change, id)
  await change.audit({
    action: 'bankAccounts.revealed',
    entity: 'bankAccount',
    entityId: id,
    reference: employer,
  })
  return readNumber(change.db, id, change.settings)
}
