import type { Product } from '#kit/server/server-module.ts'
import type { Desk, ParentSource } from './parents.ts'
import type { SpokenSource } from './spoken.ts'

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** A kind of record that notes, tasks and files hang on. */
    parents: ParentSource
    /** What was written with people from outside about a kind of record. */
    spoken: SpokenSource
  }
}

/** What notes, tasks and files hang on in this product. */
export const deskOf = ({ offers, subjects }: Product): Desk => ({
  parents: offers.parents,
  spoken: offers.spoken,
  subjects,
})
