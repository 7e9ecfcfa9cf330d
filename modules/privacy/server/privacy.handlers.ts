import { serve } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import { privacyEndpoints } from '../contract/privacy.endpoints.ts'
import { privacyWords } from '../contract/words.ts'
import { erasePerson } from './erase-person.ts'
import { exportOneself, exportPerson } from './export-person.ts'
import { heldBy, personOf } from './person-of.ts'
import { isErased } from './is-erased.queries.ts'
import { previewErasure } from './preview-erasure.ts'

export function privacyHandlers(product: Product) {
  const held = heldBy(product)
  return serve(
    privacyEndpoints,
    {
      exportPerson: (call) => exportPerson(call, call.params, held),
      async previewErasure(call) {
        const person = await personOf(call, call.params, held)
        if (await isErased(call.db, call.params.id)) throw refused('alreadyErased')
        return previewErasure(call, person, held.data)
      },
      erasePerson: (call) => erasePerson(call, { of: call.params, input: call.body, held }),
      exportOneself: (call) => exportOneself(call, held),
    },
    privacyWords,
  )
}
