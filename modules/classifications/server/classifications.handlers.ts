import { codeListsEndpoints } from '#kit/contract/code-lists.ts'
import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { classificationsEndpoints, type CodeRow } from '../contract/classifications.endpoints.ts'
import { classificationsEn } from '../contract/strings.en.ts'
import { classificationsFr } from '../contract/strings.fr.ts'
import { codeSource, findCodes, readCodes, readLoads, schemeNamed } from './code.queries.ts'

const words = { en: classificationsEn, fr: classificationsFr }

const staffHandlers = serve(
  classificationsEndpoints,
  {
    listClassificationCodes: ({ db, list }) => readPage<CodeRow>(db, codeSource(db), list),
    listClassificationLoads: async ({ db }) => ({ data: await readLoads(db) }),
  },
  words,
)

const publicHandlers = serve(
  codeListsEndpoints,
  {
    findCodes: async ({ db, query }) => ({
      data: await findCodes(db, schemeNamed(query.list), query.search),
    }),
    readCodes: async ({ db, query }) => ({
      data: await readCodes(db, schemeNamed(query.list), query.codes.split(',')),
    }),
  },
  words,
)

export const classificationsHandlers = [...staffHandlers, ...publicHandlers]
