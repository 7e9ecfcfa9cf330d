import { serve, type Change } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { holdsEndpoints, type HoldRow } from '../contract/holds.endpoints.ts'
import { holdsWords } from '../contract/words.ts'
import { bypassHold } from './bypass-hold.ts'
import { changeHold } from './change-hold.ts'
import { followHold, type JudgesHeld } from './follow-hold.ts'
import { holdExport } from './hold.export.ts'
import { holdListSource } from './hold-list.queries.ts'
import { loadHold, readHold } from './hold.queries.ts'
import { liftHold } from './lift-hold.ts'
import { placeHold } from './place-hold.ts'
import {
  readApplicationHolds,
  readEmployerHolds,
  readParticipantHolds,
} from './standing-holds.queries.ts'

export function holdsHandlers(judges: readonly JudgesHeld[]) {
  const followed = async (call: Change, id: string) => {
    await followHold(call, { id, judges })
    return readHold(call, id)
  }
  return serve(
    holdsEndpoints,
    {
      listHolds: ({ db, person, list }) =>
        readPage<HoldRow>(db, holdListSource(db, { person, action: 'view' }), list),
      exportHolds: (call) =>
        exportList(
          call,
          holdListSource(call.db, { person: call.person, action: 'export' }),
          holdExport(call.person),
        ),
      readHold: (call) => readHold(call, call.params.id),
      async readHoldHistory(call) {
        const { id } = await loadHold(call, call.params.id)
        if (call.person.type !== 'staff') throw notFound()
        return readHistory(call.db, { entity: 'hold', id })
      },
      placeHold: async (call) => followed(call, await placeHold(call, call.body)),
      async changeHold(call) {
        await changeHold(call, call.params.id, call.body)
        return followed(call, call.params.id)
      },
      async liftHold(call) {
        await liftHold(call, call.params.id, call.body.reason)
        return followed(call, call.params.id)
      },
      async bypassHold(call) {
        await bypassHold(call, call.params.id, call.body)
        return followed(call, call.params.id)
      },
      readEmployerHolds: (call) => readEmployerHolds(call, call.params.id),
      readParticipantHolds: (call) => readParticipantHolds(call, call.params.id),
      readApplicationHolds: (call) => readApplicationHolds(call, call.params.id),
    },
    holdsWords,
  )
}
