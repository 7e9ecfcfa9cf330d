import type { Product } from '#kit/server/server-module.ts'
import type { Desk, ParentSource } from './parents.ts'

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** A kind of record that notes, tasks and files hang on. */
    parents: ParentSource
  }
}

/** What notes, tasks and files hang on in this product. */
export const deskOf = ({ offers, subjects }: Product): Desk => ({
  parents: offers.parents,
  subjects,
})
