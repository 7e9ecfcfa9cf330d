import { serve } from '#kit/server/call.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'
import { sessionsEndpoints } from '../contract/sessions.endpoints.ts'
import { profileOf, type Subjects } from './complete-sign-in.ts'
import { endDevice } from './end-device.ts'
import { listDevices, listRecentSignIns, sessionLifeOf } from './session.queries.ts'
import { endSession, endSessionsOf, extendSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { unlockSignIn } from './sign-in-stops.ts'
import { accountsEn } from '../contract/strings.en.ts'
import { accountsFr } from '../contract/strings.fr.ts'

const words = { en: accountsEn, fr: accountsFr }

export const accountsHandlers = (subjects: Subjects) => [
  ...serve(
    accountsEndpoints,
    {
      login: (call) => signIn(call, subjects),

      async unlockSignIn({ db, body }) {
        await unlockSignIn(db, body.token)
        return undefined
      },

      async logout({ db, person, audit }) {
        if (!person.sessionId) return undefined
        await endSession(db, person.sessionId)
        await audit({ action: 'accounts.signOut', entity: 'user', entityId: person.userId })
        return undefined
      },

      me: ({ db, person }) => profileOf(db, person),

      async setLanguage({ db, person, body, audit }) {
        await db
          .updateTable('users')
          .set({ language: body.language })
          .where('id', '=', person.userId)
          .execute()
        await audit({
          action: 'accounts.language',
          entity: 'user',
          entityId: person.userId,
          changes: { language: [person.language, body.language] },
        })
        return profileOf(db, person)
      },
    },
    words,
  ),
  ...serve(
    sessionsEndpoints,
    {
      readSession: (call) => sessionLifeOf(call, call.person.sessionId),

      async extendSession(call) {
        const { sessionId } = call.person
        await extendSession(call.db, sessionId)
        return sessionLifeOf(call, sessionId)
      },

      listDevices: async ({ db, settings, person }) => ({
        data: await listDevices(db, settings, person),
      }),

      async endOtherSessions({ db, person, audit }) {
        await endSessionsOf(db, person.userId ?? '', { except: person.sessionId })
        await audit({
          action: 'accounts.signOutElsewhere',
          entity: 'user',
          entityId: person.userId,
        })
        return undefined
      },

      async endDevice(call) {
        await endDevice(call, call.params.id)
        return undefined
      },

      listRecentSignIns: async ({ db, person }) => ({
        data: await listRecentSignIns(db, person.userId ?? ''),
      }),
    },
    words,
  ),
]
