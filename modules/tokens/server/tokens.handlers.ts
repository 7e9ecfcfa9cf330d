import { serve } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { usersEn } from '#modules/users/contract/strings.en.ts'
import { usersFr } from '#modules/users/contract/strings.fr.ts'
import { loadUser } from '#modules/users/server/user.queries.ts'
import { tokensEndpoints } from '../contract/tokens.endpoints.ts'
import { tokensWords } from '../contract/words.ts'
import { makeToken } from './make-token.ts'
import { revokeToken, revokeTokensOf } from './revoke-tokens.ts'
import { areasFor, readTokens, refusalToMake } from './token.queries.ts'

export const tokensHandlers = serve(
  tokensEndpoints,
  {
    async listTokens({ db, person }) {
      const userId = person.userId ?? ''
      return {
        data: await readTokens(db, userId),
        areas: areasFor(person.permissions),
        refusal: await refusalToMake(db, userId),
      }
    },

    async makeToken(call) {
      const { id, secret } = await makeToken(call, call.body)
      return { token: theRow(await readTokens(call.db, call.person.userId ?? '', id)), secret }
    },

    async revokeToken(call) {
      await revokeToken(call, call.params.id)
      return undefined
    },

    async listTokensOf({ db, person, params }) {
      await loadUser(db, params.id, person)
      return { data: await readTokens(db, params.id) }
    },

    revokeTokensOf: async (call) => ({ revoked: await revokeTokensOf(call, call.params.id) }),
  },
  tokensWords,
  { en: usersEn, fr: usersFr },
)
