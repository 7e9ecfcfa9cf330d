import { serve } from '#kit/server/call.ts'
import { followingEndpoints } from '../contract/following.endpoints.ts'
import { noticesEndpoints } from '../contract/notices.endpoints.ts'
import { preferencesEndpoints } from '../contract/preferences.endpoints.ts'
import { rhythmEndpoints } from '../contract/rhythm.endpoints.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'
import { countUnread, readNotices, type Noticing } from './notice.queries.ts'
import { readPreferences } from './preferences.queries.ts'
import { readNotice, readNoticesUpTo } from './read-notice.ts'
import { readRhythm } from './rhythm.queries.ts'
import { setPreferences } from './set-preferences.ts'
import { setRhythm } from './set-rhythm.ts'
import { setStance } from './set-stance.ts'
import { readFollowed, readStance, opens, requireStaff } from './stance.queries.ts'

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

const rhythmHandlers = serve(
  rhythmEndpoints,
  {
    async readRhythm({ db, person, organisation }) {
      requireStaff(person)
      const { timeZone } = await organisation()
      return readRhythm(db, { userId: person.userId ?? '', timeZone })
    },

    async setRhythm(call) {
      requireStaff(call.person)
      await setRhythm(call, call.body)
      return call.body
    },
  },
  words,
)

const followingHandlers = (noticing: Noticing) =>
  serve(
    followingEndpoints,
    {
      async listFollowed({ db, person }) {
        requireStaff(person)
        return { data: await readFollowed(db, noticing, person) }
      },

      async readStance({ db, person, query }) {
        requireStaff(person)
        const isOpen = await opens(db, noticing, { ...query, person })
        return { stance: isOpen ? await readStance(db, person, query) : null }
      },

      async setStance(call) {
        await setStance(call, noticing, { ...call.params, ...call.body })
        return call.body
      },
    },
    words,
  )

export const notificationsHandlers = (noticing: Noticing) => [
  ...preferencesHandlers,
  ...rhythmHandlers,
  ...followingHandlers(noticing),
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
