import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'

/** The key under which the list's table is remembered. */
export const listKey = z.string().check(z.regex(/^[a-zA-Z]{1,40}TableState$/, 'format'))

const names = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100))

/** As the list remembers it: address parameters, columns and how high rows are. */
export const viewState = z.strictObject({
  parameters: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000))),
  order: names,
  hidden: names,
  density: z.enum(['compact', 'normal', 'roomy'], 'choice'),
})

/** Apart from the rest, for it comes with every list. */
export const openingEndpoints = {
  /** The view with which a list opens for the person: the one that is asked for, else the chosen one. */
  openView: defineEndpoint({
    summary: 'Open the view that a list begins with',
    method: 'GET',
    path: '/saved-views/opening',
    access: { signedIn: true },
    query: z.object({ list: listKey, view: z.optional(idSchema) }),
    output: z.strictObject({ state: z.nullable(viewState) }),
  }),
}
