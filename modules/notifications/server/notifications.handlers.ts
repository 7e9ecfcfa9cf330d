import { serve } from '#kit/server/call.ts'
import { noticesEndpoints } from '../contract/notices.endpoints.ts'
import { preferencesEndpoints } from '../contract/preferences.endpoints.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'
import { countUnread, readNotices, type Noticing } from './notice.queries.ts'
import { readPreferences } from './preferences.queries.ts'
import { readNotice, readNoticesUpTo } from './read-notice.ts'
import { setPreferences } from './set-preferences.ts'

const words = { en: notificationsEn, fr: notificationsFr }

const preferencesHandlers = serve(
  preferencesEndpoints,
  {
    readNoticePreferences: ({ db, person }) => readPreferences(db, person.userId ?? ''),

    async setNoticePreferences(call) {
      await setPreferences(call, call.body)
      return readPreferences(call.db, call.person.userId ?? '')
    },
  },
  words,
)

export const notificationsHandlers = (noticing: Noticing) => [
  ...preferencesHandlers,
  ...serve(
    noticesEndpoints,
    {
      listNotices: (call) => readNotices(call, noticing),

      countUnread: async ({ db, person }) => ({ unread: await countUnread(db, noticing, person) }),

      async readNotice(call) {
        await readNotice(call, noticing, call.params.id)
        return { unread: await countUnread(call.db, noticing, call.person) }
      },

      async readNotices(call) {
        await readNoticesUpTo(call, noticing, call.body.upTo)
        return { unread: await countUnread(call.db, noticing, call.person) }
      },
    },
    words,
  ),
]
