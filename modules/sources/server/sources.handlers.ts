import { serve } from '#kit/server/call.ts'
import { sourcesEndpoints } from '../contract/sources.endpoints.ts'
import { sourcesWords } from '../contract/words.ts'
import { deleteSource } from './delete-source.ts'
import { addSource, editSource } from './keep-source.ts'
import { placeSource } from './place-source.ts'
import { readSource, readSources, type Bearers } from './source.queries.ts'

export const sourcesHandlers = (bearers: Bearers) =>
  serve(
    sourcesEndpoints,
    {
      listSources: async ({ db }) => ({ data: await readSources(db, bearers) }),

      async addSource(call) {
        const id = await addSource(call, call.body)
        return readSource(call.db, id, bearers)
      },

      async editSource(call) {
        await editSource(call, call.params.id, { input: call.body, bearers })
        return readSource(call.db, call.params.id, bearers)
      },

      async placeSource(call) {
        await placeSource(call, call.params.id, call.body.place)
        return readSource(call.db, call.params.id, bearers)
      },

      async deleteSource(call) {
        const { replacementSourceId } = call.query
        await deleteSource(call, call.params.id, { replacementSourceId, bearers })
        return undefined
      },
    },
    sourcesWords,
  )
