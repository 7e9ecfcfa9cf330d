import { serve } from '#kit/server/call.ts'
import { preferencesEndpoints } from '../contract/preferences.endpoints.ts'
import { readPreferences } from './preferences.queries.ts'
import { setPreferences } from './set-preferences.ts'

export const notificationsHandlers = serve(preferencesEndpoints, {
  readNoticePreferences: ({ db, person }) => readPreferences(db, person.userId ?? ''),

  async setNoticePreferences(call) {
    await setPreferences(call, call.body.byMail)
    return readPreferences(call.db, call.person.userId ?? '')
  },
})
