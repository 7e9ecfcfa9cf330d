import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { serve, type Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { unauthenticated } from '#kit/server/problems.ts'
import { accountsEndpoints } from '../contract/accounts.endpoints.ts'
import { abilityRulesOf, identifyBy, readUserData } from './accounts.queries.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export const accountsHandlers = (subjects: Record<string, SubjectDeclaration>) =>
  serve(accountsEndpoints, {
    async login(call) {
      const { token } = await signIn(call)
      const identity = await identifyBy(call.db, call.settings, subjects)(token)
      if (!identity) throw unauthenticated()
      return { accessToken: token, ...(await profile(call.db, identity.person)) }
    },

    async logout({ db, person, audit }) {
      if (!person.sessionId) return undefined
      await endSession(db, person.sessionId)
      await audit({ action: 'accounts.signOut', entity: 'user', entityId: person.userId })
      return undefined
    },

    me: ({ db, person }) => profile(db, person),

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
      return profile(db, person)
    },
  })

async function profile(db: Db, person: Person) {
  return {
    userData: await readUserData(db, person.userId ?? ''),
    userAbilityRules: abilityRulesOf(person.permissions),
  }
}
