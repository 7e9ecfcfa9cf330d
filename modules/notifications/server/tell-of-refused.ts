import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { keepTold, takeUntoldRefused, type RefusedRecord } from '#kit/server/refused-addresses.ts'
import type { Product } from '#kit/server/server-module.ts'
import { notificationsLetters } from '../contract/notifications.letters.ts'

const atATime = 100

/**
 * Every five minutes: whoever looks after the record of a mail whose address was refused is told, once for
 * each address until a mail has reached it.
 */
export const tellOfRefused = (product: Pick<Product, 'offers'>): Job => ({
  name: 'notifications.refusedMail',
  schedule: '*/5 * * * *',
  async run(change) {
    for (const record of await takeUntoldRefused(change.db, atATime))
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await tell(change, product, record)
  },
})

interface Looked {
  userId: string
  reference: string
  path: `/${string}`
}

async function tell(
  change: Change,
  { offers }: Pick<Product, 'offers'>,
  { address, entity, id }: RefusedRecord,
) {
  const kind = offers.noticed.find((each) => each.entity === entity)
  if (!kind?.assignee || !kind.reference) return
  const record = sql`${id}::uuid`
  const { rows } = await sql<Looked>`
    select u.id as "userId", ${kind.reference(record)} as reference, ${kind.address(record)} as path
    from users u where u.id = ${kind.assignee(record)} and u.status = 'active'`.execute(change.db)
  const [found] = rows
  if (!found) return
  const { userId, reference, path } = found
  await change.letter(
    notificationsLetters.mailRefused,
    { userId },
    { entity, record: id, reference, link: path },
  )
  await keepTold(change.db, address)
}
