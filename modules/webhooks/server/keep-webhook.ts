import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { generalEvent } from '#kit/server/events.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { mostWebhooks, webhook } from '../contract/webhook.ts'
import { faultOfAddress, faultOfHost, literalOf } from './guarded-address.ts'
import { deliveringJob } from './keep-deliveries.ts'
import { makeWebhookSecret } from './signature.ts'
import { readWebhook } from './webhook.queries.ts'
import { settings as own } from './webhooks.settings.ts'

type NewWebhook = z.infer<typeof webhook.create>
type ChangedWebhook = z.infer<typeof webhook.update>
type Events = ReadonlySet<string>

/** @returns the id, and the secret, which is shown this once */
export async function addWebhook(change: Change, events: Events, input: NewWebhook) {
  const { db, settings } = change
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'))`.execute(db)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from webhooks`.execute(db)
  if ((rows[0]?.count ?? 0) >= mostWebhooks) throw new Problem(409, 'tooManyWebhooks')
  await refuseWrong(change, events, input)
  const secret = makeWebhookSecret()
  const { id } = await insertRow(db, 'webhooks', {
    ...toRow(webhook, input),
    secret: encrypt(settings, secret),
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(change, id, { act: 'added', changes: differences({}, input, webhook.fields) })
  return { id, secret }
}

/** @throws 412 when somebody saved in between, 422 for an address that nothing may be sent to */
export async function editWebhook(
  change: VersionedChange,
  id: string,
  { events, input }: { events: Events; input: ChangedWebhook },
): Promise<void> {
  const { db, version } = change
  const current = () => readWebhook(db, id)
  const before = await current()
  const target = { table: 'webhooks', id, version, current } as const
  const changes = differences(before, input, webhook.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  await refuseStale(db, target, before.version)
  await refuseWrong(change, events, input)
  // Turned on again, it begins anew.
  const isTurnedOn = input.isOn === true && !before.isOn
  await changeVersioned(db, target, {
    ...toRow(webhook, input),
    ...(isTurnedOn && { failing_since: null, warned_at: null, turned_off_why: null }),
  })
  await record(change, id, { act: 'edited', changes })
  if (isTurnedOn) change.startJob(deliveringJob)
}

/** What waits for it goes, and so does its log. */
export async function removeWebhook(change: VersionedChange, id: string): Promise<void> {
  const { db, version } = change
  const current = () => readWebhook(db, id)
  const before = await current()
  await changeVersioned(db, { table: 'webhooks', id, version, current }, { is_on: false })
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
  await record(change, id, {
    act: 'removed',
    changes: { address: [before.address, null], description: [before.description, null] },
  })
}

/** @returns another secret; what is sent is signed by both of them for a day */
export async function rotateSecret(change: Change, id: string): Promise<string> {
  const { db, settings } = change
  const secret = makeWebhookSecret()
  const { numAffectedRows } = await sql`
    update webhooks set old_secret = secret, old_secret_until = clock_now() + interval '24 hours',
      secret = ${encrypt(settings, secret)}, version = version + 1, updated_at = clock_now()
    where id = ${id}`.execute(db)
  if (!numAffectedRows) await readWebhook(db, id)
  await record(change, id, { act: 'secretRotated', changes: {} })
  return secret
}

interface Recorded {
  act: string
  changes: Record<string, [unknown, unknown]>
}

export async function record(change: Change, id: string, { act, changes }: Recorded) {
  await change.audit({ action: `webhooks.${act}`, entity: 'webhook', entityId: id, changes })
  await change.announce(generalEvent('webhooks', 'Webhooks'))
}

async function refuseWrong(
  { settings }: Change,
  events: Events,
  input: Pick<ChangedWebhook, 'address' | 'events'>,
) {
  if (input.events?.some((event) => !events.has(event)))
    throw invalidField('events', 'eventUnknown')
  if (input.address === undefined) return
  const { webhookPrivateAddresses: allowsPrivate } = settingsOf(settings, own)
  const fault =
    faultOfAddress(input.address, allowsPrivate) ?? (await lookedUp(input.address, allowsPrivate))
  if (fault) throw invalidField('address', fault)
}

const lookedUp = async (address: string, allowsPrivate: boolean) =>
  literalOf(address) === null ? faultOfHost(new URL(address).hostname, allowsPrivate) : null
