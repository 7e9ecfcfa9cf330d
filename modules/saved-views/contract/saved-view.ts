import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, reference, structure, text } from '#kit/contract/fields.ts'
import { viewState } from './opening.endpoints.ts'

export const sharing = ['nobody', 'role', 'everybody'] as const

/** How somebody wants to look at a list. */
export const savedView = defineEntity('savedView', {
  name: text(80, { required: true }),
  sharedWith: choice(sharing, { required: true }),
  roleId: reference(),
  state: structure(viewState, { required: true }),
})
