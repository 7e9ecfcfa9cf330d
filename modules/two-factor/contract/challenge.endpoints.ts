import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { signedIn, tokenSchema } from '#modules/accounts/contract/accounts.endpoints.ts'
import { codeMethods } from './methods.ts'
import { codeSchema } from './two-factor.endpoints.ts'

const method = z.enum(codeMethods, 'choice')
const sent = z.strictObject({
  success: z.literal(true),
  /** The last digits of the number that it went to. */
  phone: z.string(),
})

export const challengeEndpoints = {
  /** The second step of signing in. */
  answerChallenge: defineEndpoint({
    method: 'POST',
    path: '/auth/two-factor-challenge',
    access: { public: true },
    body: z.strictObject({ challengeToken: tokenSchema, method, code: codeSchema }),
    output: signedIn,
    problems: ['challengeExpired', 'tooManyRequests'],
  }),
  sendChallengeCode: defineEndpoint({
    method: 'POST',
    path: '/auth/two-factor-challenge/sms',
    access: { public: true },
    body: z.strictObject({ challengeToken: tokenSchema }),
    output: sent,
    problems: ['challengeExpired', 'noFactor', 'tooManyRequests'],
  }),
  /** Before something that matters: the person once more says the password or a code. */
  proveIdentity: defineEndpoint({
    summary: 'Prove that it is still oneself',
    method: 'POST',
    path: '/auth/proof',
    access: { signedIn: true },
    body: z.strictObject({
      password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(256))),
      method: z.optional(method),
      code: z.optional(codeSchema),
    }),
    problems: ['tooManyRequests'],
  }),
  sendProofCode: defineEndpoint({
    method: 'POST',
    path: '/auth/proof/sms',
    access: { signedIn: true },
    output: sent,
    problems: ['noFactor', 'tooManyRequests'],
  }),
}
