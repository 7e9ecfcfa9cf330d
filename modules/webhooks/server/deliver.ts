import type { System } from '#kit/server/change.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { claimDeliveries, type Claimed } from './claim-deliveries.ts'
import { hasArrived, keepOutcome, type Outcome } from './keep-outcome.ts'
import { deliveringJob } from './keep-deliveries.ts'
import { postGuarded } from './post-guarded.ts'
import { signatureOf } from './signature.ts'
import { settings as own } from './webhooks.settings.ts'
import type { ReadAdmins } from './webhook-admins.ts'

/** So often in a row a webhook is sent some, before others have their turn again. */
const mostRounds = 20

/** Sends what is due, some of each webhook at a time, until nothing is. */
export const deliverWebhooks = (readAdmins: ReadAdmins): SteppedJob => ({
  name: deliveringJob,
  async step(system) {
    const claimed = await claimDeliveries(system.database)
    const byWebhook = Map.groupBy(claimed, ({ webhookId }) => webhookId)
    await Promise.all([...byWebhook].map((some) => sendOn(system, readAdmins, some)))
    return claimed.length > 0
  },
})

/** Goes on with a webhook while all of it arrives: where a receiver is slow, the others wait for it once. */
async function sendOn(
  system: System,
  readAdmins: ReadAdmins,
  [webhookId, first]: [string, readonly Claimed[]],
): Promise<void> {
  let some = first
  for (let round = 0; some.length > 0 && round < mostRounds; round++) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const outcomes = await Promise.all(
      some.map(async (claimed) => {
        const outcome = await send(system, claimed)
        await keepOutcome(system, readAdmins, { claimed, outcome })
        return outcome
      }),
    )
    if (!outcomes.every(hasArrived)) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    some = round + 1 < mostRounds ? await claimDeliveries(system.database, webhookId) : []
  }
}

/** What is told of an event: what happened to which record, and nothing about anybody. */
const bodyOf = ({ event, kind, recordId, reference, occurredAt }: Claimed) =>
  JSON.stringify({
    type: event,
    timestamp: occurredAt,
    data: { kind, id: recordId, reference },
  })

async function send({ settings, clock }: System, claimed: Claimed): Promise<Outcome> {
  const { webhookTimeout: timeout, webhookPrivateAddresses: allowsPrivate } = settingsOf(
    settings,
    own,
  )
  const { address, secret, oldSecret } = claimed
  const id = `msg_${claimed.id}`
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const body = bodyOf(claimed)
  const secrets = [secret, oldSecret]
    .filter((each) => each !== null)
    .map((each) => decrypt(settings, each))
  try {
    return await postGuarded({
      address,
      body,
      timeout,
      allowsPrivate,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Programs-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
      },
    })
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function failureOf(error: unknown) {
  const { code, name } = error as { code?: string; name?: string }
  if (code === 'UNSAFE_ADDRESS') return 'privateAddress'
  if (code === 'ABORT_ERR' || name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|ALTNAME/.test(code ?? '') ? 'notSecure' : 'unreachable'
}
