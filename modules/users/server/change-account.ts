import type { Change } from '#kit/server/call.ts'
import { withdrawLinks } from '#modules/accounts/server/account-links.ts'
import { changeUser } from '#modules/accounts/server/change-user.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { announceAccessChange } from '#modules/accounts/server/announce-access-change.ts'
import type { KeptFactors } from '#modules/two-factor/server/remove-methods.ts'
import { resetTwoFactor as takeFactorsAway } from '#modules/two-factor/server/reset-two-factor.ts'
import { announceUser } from './announce-user.ts'
import { setStatus } from './disable-user.ts'
import { mailInvitation } from './mail-invitation.ts'
import { requireAct } from './user.policy.ts'
import { loadUser } from './user.queries.ts'

type Act = (change: Change, id: string) => Promise<string>

/** Lets a disabled user sign in again, with the password they had. */
export const enableUser: Act = async (change, id) => {
  const { record, judged } = await loadUser(change.db, id, change.person)
  requireAct('enable', judged, change.person)
  await setStatus(change, id, { from: 'disabled', to: 'active', refusal: 'notDisabled' })
  await recordAct(change, record, { act: 'enabled', changes: { status: ['disabled', 'active'] } })
  return record.name
}

/** Sends the invitation once more; the older link dies. One that was withdrawn stands again. */
export const resendInvitation: Act = async (change, id) => {
  const { record, judged } = await loadUser(change.db, id, change.person)
  requireAct('resend', judged, change.person)
  if (record.status === 'disabled')
    await setStatus(change, id, { from: 'disabled', to: 'invited', refusal: 'alreadyAccepted' })
  await mailInvitation(change, record)
  await recordAct(change, record, { act: 'resent' })
  return record.name
}

/** Takes an invitation back: its link opens nothing, and nobody comes in with the account. */
export const withdrawInvitation: Act = async (change, id) => {
  const { record, judged } = await loadUser(change.db, id, change.person)
  requireAct('withdraw', judged, change.person)
  await setStatus(change, id, { from: 'invited', to: 'disabled', refusal: 'notInvited' })
  await withdrawLinks(change.db, id, 'invitation')
  await recordAct(change, record, {
    act: 'withdrawn',
    changes: { status: ['invited', 'disabled'] },
  })
  return record.name
}

/** Signs a user out on every device; of oneself, on every other one. */
export const signOutUser: Act = async (change, id) => {
  const { db, person } = change
  const { record, judged } = await loadUser(db, id, person)
  requireAct('signOut', judged, person)
  await requireRecentProof(change)
  await endSessionsOf(db, id, { except: id === person.userId ? person.sessionId : null })
  await recordAct(change, record, { act: 'signedOut' })
  await announceAccessChange(change, [id])
  return record.name
}

/** At the next request the user is asked for a new password; nobody else learns or sets it. */
export const renewPassword: Act = async (change, id) => {
  const { db, person } = change
  const { record, judged } = await loadUser(db, id, person)
  requireAct('renewPassword', judged, person)
  await changeUser(change, { id }, { must_change_password: true })
  await recordAct(change, record, { act: 'passwordRenewal' })
  return record.name
}

/**
 * Takes what somebody has lost of their second factor; they sign in by the password and set up
 * another. It needs a fresh proof, since whoever steals a session must not open other accounts.
 */
export async function resetTwoFactor(
  change: Change,
  keptFactors: KeptFactors,
  { id, identityNote }: { id: string; identityNote: string },
): Promise<void> {
  const { record, judged } = await loadUser(change.db, id, change.person)
  requireAct('resetTwoFactor', judged, change.person)
  await requireRecentProof(change)
  await takeFactorsAway(change, keptFactors, { userId: id, name: record.name, identityNote })
  await announceUser(change, record)
  await announceAccessChange(change, [id])
}

async function recordAct(
  change: Change,
  { id, name, employerId }: { id: string; name: string; employerId: string | null },
  { act, changes = {} }: { act: string; changes?: Record<string, [unknown, unknown]> },
) {
  await change.audit({
    action: `users.${act}`,
    entity: 'user',
    entityId: id,
    reference: name,
    changes,
  })
  await announceUser(change, { id, employerId })
}
