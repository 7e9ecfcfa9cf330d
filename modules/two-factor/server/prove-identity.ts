import type { ChangeCall } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import { rememberProof } from '#modules/accounts/server/recent-proof.ts'
import type { challengeEndpoints } from '../contract/challenge.endpoints.ts'
import { redeemCode, withTries } from './redeem-code.ts'

type Proving = ChangeCall<typeof challengeEndpoints.proveIdentity>

/** Says once more who it is, by the password or by a code; for a while that is believed. */
export async function proveIdentity(call: Proving): Promise<void> {
  const { password, method, code } = call.body
  const userId = call.person.userId ?? ''
  if (method && code) await redeemCode(call, { userId, method, code })
  else if (password === undefined) throw invalidField('password', 'required')
  else await withTries(call, { userId, means: 'password' }, () => checkPassword(call, password))
  await rememberProof(call)
  await call.audit({
    action: 'accounts.proof',
    entity: 'user',
    entityId: userId,
    changes: { method: [null, method ?? 'password'] },
  })
}

async function checkPassword({ db, person }: Proving, password: string) {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.userId)
    .executeTakeFirst()
  if (!(await passwordMatches(password, user?.password_hash ?? null)))
    throw invalidField('password', 'passwordNotOwn')
}
