import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { accountsSubjects } from '#modules/accounts/contract/accounts.subjects.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { apiToken } from './token.ts'
import { tokenAreas, tokenLevels } from './token-reach.ts'

const own = accountsSubjects.may
/** Whoever resets somebody's second factors takes their tokens away, too. */
const ofOthers = usersSubjects.may('override', 'System Users Edit')

export const tokenStates = ['active', 'expired', 'revoked'] as const

const token = z.strictObject({
  id: idSchema,
  name: z.string(),
  scopes: z.array(z.string()),
  lastFour: z.string(),
  state: z.enum(tokenStates),
  madeAt: instantSchema,
  /** The last day on which it works. */
  expiresOn: dateSchema,
  lastUsedAt: z.nullable(instantSchema),
  lastUsedAddress: z.nullable(z.string()),
  revokedAt: z.nullable(instantSchema),
})
export type Token = z.infer<typeof token>

const area = z.strictObject({
  area: z.enum(tokenAreas),
  /** What the person may do there, and a token on their behalf. */
  levels: z.array(z.enum(tokenLevels)),
})

const tokens = z.strictObject({ data: z.array(token) })

export const tokensEndpoints = {
  /** One's own, newest first, and what another one could be for. */
  listTokens: defineEndpoint({
    method: 'GET',
    path: '/account/api-tokens',
    access: own('view', 'Settings Account'),
    output: z.extend(tokens, {
      areas: z.array(area),
      /** Why none can be made now. */
      refusal: z.nullable(z.enum(['tokensOff', 'twoFactorNeeded', 'tooManyTokens'])),
    }),
  }),
  /** The only answer that ever holds the token itself. */
  makeToken: defineEndpoint({
    method: 'POST',
    path: '/account/api-tokens',
    access: own('update', 'Settings Account'),
    body: apiToken.create,
    output: z.strictObject({ token, secret: z.string() }),
    status: 201,
    problems: ['proofRequired', 'tokensOff', 'twoFactorNeeded', 'tooManyTokens'],
  }),
  revokeToken: defineEndpoint({
    method: 'DELETE',
    path: '/account/api-tokens/{id}',
    access: own('update', 'Settings Account'),
  }),
  listTokensOf: defineEndpoint({
    method: 'GET',
    path: '/users/{id}/api-tokens',
    access: ofOthers,
    output: tokens,
  }),
  revokeTokensOf: defineEndpoint({
    method: 'DELETE',
    path: '/users/{id}/api-tokens',
    access: ofOthers,
    output: z.strictObject({ revoked: z.int() }),
    problems: ['roleAboveOwn', 'noTokens'],
  }),
}
