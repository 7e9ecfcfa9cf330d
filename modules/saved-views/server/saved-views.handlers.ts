import { serve } from '#kit/server/call.ts'
import { openingEndpoints } from '../contract/opening.endpoints.ts'
import { savedViewsEndpoints } from '../contract/saved-views.endpoints.ts'
import { addView, deleteView, editView, restoreView, setDefaultView } from './keep-view.ts'
import { readOpening, readView, readViews } from './saved-view.queries.ts'
import { savedViewsEn } from '../contract/strings.en.ts'
import { savedViewsFr } from '../contract/strings.fr.ts'

const words = { en: savedViewsEn, fr: savedViewsFr }

const opening = serve(
  openingEndpoints,
  {
    openView: async ({ db, person, query }) => ({ state: await readOpening(db, person, query) }),
  },
  words,
)

const views = serve(
  savedViewsEndpoints,
  {
    listViews: ({ db, person, language, query }) => readViews({ db, person, language }, query.list),
    async addView(call) {
      return readView(call.db, call.person, await addView(call, call.body))
    },
    setDefaultView: (call) => setDefaultView(call, call.body).then(() => undefined),
    async editView(call) {
      await editView(call, call.params.id, call.body)
      return readView(call.db, call.person, call.params.id)
    },
    deleteView: (call) => deleteView(call, call.params.id).then(() => undefined),
    async restoreView(call) {
      await restoreView(call, call.params.id)
      return readView(call.db, call.person, call.params.id)
    },
  },
  words,
)

export const savedViewsHandlers = [...opening, ...views]
