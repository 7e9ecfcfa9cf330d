import { serve, type Change } from '#kit/server/call.ts'
import { readOrder } from '#modules/orders/server/order.queries.ts'
import { readPresent } from '#modules/orders/server/snapshot-content.ts'
import { snapshotsEndpoints } from '../contract/snapshots.endpoints.ts'
import { deleteSnapshot, keepByHand, recoverSnapshot } from './keep-snapshot.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { asRow, compareSnapshot, loadSnapshot, readSnapshots } from './snapshot.queries.ts'
import { ordersWords } from '#modules/orders/contract/words.ts'
import { snapshotsEn } from '../contract/strings.en.ts'
import { snapshotsFr } from '../contract/strings.fr.ts'

const words = { en: snapshotsEn, fr: snapshotsFr }

const aboutOf = ({ params }: { params: { id: string; sid: string } }) => ({
  orderId: params.id,
  snapshotId: params.sid,
})

async function rowOf({ db }: Change, orderId: string, id: string) {
  const { content } = await readPresent(db, orderId)
  return asRow(await loadSnapshot(db, orderId, id), content)
}

export const snapshotsHandlers = serve(
  snapshotsEndpoints,
  {
    listSnapshots: (call) => {
      const { before } = call.query
      const asked = { id: call.params.id, before: before === undefined ? null : Number(before) }
      return readSnapshots(call.db, asked, call)
    },

    async takeSnapshot(call) {
      const orderId = call.params.id
      const id = await keepByHand(call, { orderId, label: call.body.label ?? null })
      return rowOf(call, orderId, id)
    },

    readSnapshot: (call) =>
      compareSnapshot(call.db, { ...call.params, withId: call.query.with }, call),

    async restoreSnapshot(call) {
      const { dryRun = false, reason = null, assigneeId = null } = call.body
      const restored = await restoreSnapshot(call, { ...aboutOf(call), dryRun, reason, assigneeId })
      return { order: await readOrder(call.db, call.params.id, call), ...restored }
    },

    async deleteSnapshot(call) {
      await deleteSnapshot(call, aboutOf(call))
      return undefined
    },

    async recoverSnapshot(call) {
      await recoverSnapshot(call, aboutOf(call))
      return rowOf(call, call.params.id, call.params.sid)
    },
  },
  words,
  ordersWords,
)
