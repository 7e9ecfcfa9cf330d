import type { Change } from '#kit/server/call.ts'
import { outboxChanged } from '#kit/server/outbox-changed.ts'
import {
  sendMessageAgain,
  stopMessage,
  tryMessageAgain,
  type Steered,
} from '#kit/server/steer-messages.ts'

/** What people call a message: by its subject, where it has one, and whom it is for. */
export const nameOf = ({ subject, recipient }: Pick<Steered, 'subject' | 'recipient'>) =>
  subject ? `${subject} – ${recipient}` : recipient

async function record(
  { audit, announce }: Change,
  message: Steered,
  entry: { action: string; entityId?: string; reason?: string },
) {
  await audit({ entity: 'message', entityId: message.id, reference: nameOf(message), ...entry })
  await announce(outboxChanged)
}

export async function tryAgain(change: Change, id: string): Promise<void> {
  await record(change, await tryMessageAgain(change, id), { action: 'outbox.tryAgain' })
}

export async function stop(change: Change, id: string, reason: string): Promise<void> {
  await record(change, await stopMessage(change, { id, reason }), {
    action: 'outbox.stop',
    reason,
  })
}

/** @returns the id of the new message */
export async function sendAgain(change: Change, id: string): Promise<string> {
  const { newId, ...message } = await sendMessageAgain(change, id)
  await record(change, message, { action: 'outbox.sendAgain', entityId: newId })
  return newId
}
