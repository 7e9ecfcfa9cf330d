import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { factorRemoved } from '#modules/two-factor/server/remove-methods.ts'
import type { Passkey } from '../contract/passkeys.endpoints.ts'
import { readPasskeys } from './passkey.queries.ts'

/** @throws 404, also for a passkey of somebody else */
async function ownPasskey({ db, person }: Change, id: string): Promise<Passkey> {
  const [passkey] = await readPasskeys(db, person.userId ?? '', id)
  if (!passkey) throw notFound()
  return passkey
}

export async function renamePasskey(change: Change, id: string, name: string): Promise<Passkey> {
  const before = await ownPasskey(change, id)
  await change.db.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
  await change.audit({
    action: 'accounts.passkeyRenamed',
    entity: 'user',
    entityId: change.person.userId,
    changes: { name: [before.name, name] },
  })
  return { ...before, name }
}

export async function removePasskey(change: Change, id: string): Promise<void> {
  await ownPasskey(change, id)
  await requireRecentProof(change)
  await change.db.deleteFrom('passkeys').where('id', '=', id).execute()
  await factorRemoved(change, 'passkeyRemoved')
}
