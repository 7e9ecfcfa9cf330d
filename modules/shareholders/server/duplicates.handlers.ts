import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { duplicatesEndpoints, type DuplicateRow } from '../contract/duplicates.endpoints.ts'
import { duplicateListSource } from './duplicates.queries.ts'
import { keepApart } from './keep-apart.ts'

export const duplicatesHandlers = serve(duplicatesEndpoints, {
  listDuplicates: ({ db, person, list }) =>
    readPage<DuplicateRow>(db, duplicateListSource(person), list),

  keepApart: (call) => keepApart(call, call.body).then(() => undefined),
})
