import type { ChangeCall } from '#kit/server/call.ts'
import { countAskedMail } from '#modules/accounts/server/count-account-hits.ts'
import { pretendAccountMail } from '#modules/accounts/server/pretend-account-mail.ts'
import { readParticipantOfAddress } from '#modules/participants/server/participant.queries.ts'
import { readOwner, type AccountOwner } from '#modules/passwords/server/owner.queries.ts'
import type { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { addApplicant } from './add-applicant.ts'
import { sendEmployeeLink } from './send-invitation.ts'
import { tellOwner } from './tell-owner.ts'

type Ask = ChangeCall<typeof registrationEndpoints.askEmployeePassword>

/**
 * A participant who came by secret links so far wants an account. The link in the mail, which
 * only they can read, sets the password. To everybody else the answer is the same and nothing is
 * sent.
 */
export async function askEmployeePassword(call: Ask): Promise<undefined> {
  const { db, body } = call
  const { email } = body
  await countAskedMail(call, email)
  const owner = await readOwner(db, email)
  await call.audit({
    action: 'registration.passwordAsked',
    entity: 'user',
    entityId: owner?.id ?? null,
  })
  if (owner) await answerOwner(call, owner)
  else await makeAccount(call, email)
}

async function answerOwner(call: Ask, owner: AccountOwner) {
  if (owner.status === 'invited' && owner.type === 'employee')
    await sendEmployeeLink(call, { userId: owner.id, ...owner })
  else await tellOwner(call, owner)
}

/** Invited until the link shows that the address is theirs; connected to their record only then. */
async function makeAccount(call: Ask, email: string) {
  const participant = await readParticipantOfAddress(call.db, email)
  if (!participant) return pretendAccountMail(call)
  const { name, language } = participant
  const userType = 'employee' as const
  const userId = await addApplicant(call, { userType, name, email, language, passwordHash: null })
  if (userId) await sendEmployeeLink(call, { userId, email, name, language })
}
