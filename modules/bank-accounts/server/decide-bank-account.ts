import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { bankAccountSteps } from './bank-account.steps.ts'
import { replaceAccounts } from './replace-accounts.ts'
import { tellEmployer } from './tell-employer.ts'

const decided = ({ now, person }: VersionedChange) => ({
  decided_at: now.toISOString(),
  decided_by: person.userId,
})

/** From now on payments go to this account. @throws 409 `fourEyes` for whoever entered it, 428 */
export async function verifyBankAccount(change: VersionedChange, id: string) {
  await requireRecentProof(change)
  await takeStep(change, bankAccountSteps, {
    id,
    step: 'verify',
    async before({ employerId }) {
      await replaceAccounts(change, employerId, 'verified')
      return { row: decided(change) }
    },
  })
  await tellEmployer(change, id, 'verified')
}

/** Payments go on to the account before it; the employer is told why. @throws 409 `fourEyes` */
export async function refuseBankAccount(change: VersionedChange, id: string, reason: string) {
  await takeStep(change, bankAccountSteps, {
    id,
    step: 'refuse',
    reason,
    row: { ...decided(change), refusal: reason },
  })
  await tellEmployer(change, id, { refused: reason })
}
