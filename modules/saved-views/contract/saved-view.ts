import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, reference, structure, text } from '#kit/contract/fields.ts'

const names = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100))

/** As the list remembers it: address parameters, columns and how high rows are. */
export const viewState = z.strictObject({
  parameters: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000))),
  order: names,
  hidden: names,
  density: z.enum(['compact', 'normal', 'roomy'], 'choice'),
})
export type ViewState = z.infer<typeof viewState>

export const sharing = ['nobody', 'role', 'everybody'] as const

/** How somebody wants to look at a list. */
export const savedView = defineEntity('savedView', {
  name: text(80, { required: true }),
  sharedWith: choice(sharing, { required: true }),
  roleId: reference(),
  state: structure(viewState, { required: true }),
})
