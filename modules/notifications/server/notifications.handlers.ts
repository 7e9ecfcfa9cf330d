import { serve } from '#kit/server/call.ts'
import { followingEndpoints } from '../contract/following.endpoints.ts'
import { noticesEndpoints } from '../contract/notices.endpoints.ts'
import { preferencesEndpoints } from '../contract/preferences.endpoints.ts'
import { unsubscribeEndpoints } from '../contract/unsubscribe.endpoints.ts'
import type { Product } from '#kit/server/server-module.ts'
import { rhythmEndpoints } from '../contract/rhythm.endpoints.ts'
import { notificationsEn } from '../contract/strings.en.ts'
import { notificationsFr } from '../contract/strings.fr.ts'
import { kindsFor, type Reaching } from './kinds-for.ts'
import { countUnread, readNotices, type Noticing } from './notice.queries.ts'
import { readPreferences } from './preferences.queries.ts'
import { readNotice, readNoticesUpTo } from './read-notice.ts'
import { readRhythm } from './rhythm.queries.ts'
import { chooseMail, readMailChoice } from './unsubscribe.ts'
import { setPreferences } from './set-preferences.ts'
import { setRhythm } from './set-rhythm.ts'
import { setStance } from './set-stance.ts'
import { readFollowed, readStance, opens, requireStaff } from './stance.queries.ts'

const words = { en: notificationsEn, fr: notificationsFr }

const preferencesHandlers = (reaching: Reaching) =>
  serve(
    preferencesEndpoints,
    {
      readNoticePreferences: ({ db, person }) =>
        readPreferences(db, person.userId ?? '', kindsFor(reaching, person)),

      async setNoticePreferences(call) {
        const kinds = kindsFor(reaching, call.person)
        await setPreferences(call, call.body, kinds)
        return readPreferences(call.db, call.person.userId ?? '', kinds)
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

const unsubscribeHandlers = (letters: Pick<Product, 'letters'>) =>
  serve(
    unsubscribeEndpoints,
    {
      readMailChoice: (call) => readMailChoice(call, letters),
      unsubscribe: (call) => chooseMail(call, letters, false),
      takeBackUnsubscribing: (call) => chooseMail(call, letters, true),
    },
    words,
  )

export const notificationsHandlers = (noticing: Noticing & Reaching) => [
  ...preferencesHandlers(noticing),
  ...rhythmHandlers,
  ...unsubscribeHandlers(noticing),
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
