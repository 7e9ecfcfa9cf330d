import { serve } from '#kit/server/call.ts'
import { preferencesEndpoints } from '../contract/preferences.endpoints.ts'
import { readPreferences } from './preferences.queries.ts'
import { setPreferences } from './set-preferences.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'

const words = { en: notificationsEn, fr: notificationsFr }

export const notificationsHandlers = serve(
  preferencesEndpoints,
  {
    readNoticePreferences: ({ db, person }) => readPreferences(db, person.userId ?? ''),

    async setNoticePreferences(call) {
      await setPreferences(call, call.body.byMail)
      return readPreferences(call.db, call.person.userId ?? '')
    },
  },
  words,
)
