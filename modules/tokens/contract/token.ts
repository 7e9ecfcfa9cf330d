import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, structure, text } from '#kit/contract/fields.ts'
import { tokenScopes, type TokenScope } from './token-reach.ts'

/** No token lives longer. */
export const mostDays = 365
/** So many work at a time, of one person. */
export const mostTokens = 20

export const scopesSchema = z
  .array(z.enum(tokenScopes as [TokenScope, ...TokenScope[]], 'choice'))
  .check(z.minLength(1, 'required'), z.maxLength(tokenScopes.length))

/** By which a program calls on behalf of a person. */
export const apiToken = defineEntity('apiToken', {
  name: text(60, { required: true, inList: true }),
  scopes: structure(scopesSchema, { required: true, inList: true }),
  /** The last day on which it works. */
  expiresOn: date({ required: true, inList: true }),
})
