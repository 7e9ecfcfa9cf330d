import type { RawBuilder } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Formats } from '../contract/check-answer.ts'
import type { Definition } from '../contract/definition.ts'

interface Named {
  id: string
  name: Bilingual
}

/** What a form is for; the module that uses the answers says so, and offers it. */
export interface FormPurpose {
  /** Where it stands among the forms of a program. */
  place?: number
  /** Permanent, e.g. `application.employer`. */
  key: string
  name: Bilingual
  /** Its screens, between which its sections are divided. */
  places: readonly Named[]
  /** The fields that it may ask for. */
  catalogue: Catalogue
  /** The questions that come with the product: the first version. */
  standard: Definition
  /** Ways of writing that its fields name. */
  formats: Formats
  /** What an answer may do besides being kept. */
  effects: readonly Named[]
  /** What its answers are compared by, and which of them a rule or report cannot do without. */
  roles: readonly (Named & { neededBy?: Bilingual })[]
  /** Fields that the rules of a program demand, each with what the rule is called. */
  demanded?(db: Db, programId: string): Promise<readonly { field: string; by: Bilingual }[]>
  /** Whoever has the link fills it in. */
  isPublic: boolean
  /** The records with answers that a person may read or export: `id`, `reference`, `name`. */
  readable(person: Person, action: 'view' | 'export'): RawBuilder<unknown>
  /** Questions that are left out of what a person exports. */
  withheld?(person: Person): readonly string[]
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    formPurposes: FormPurpose
  }
}

/** @throws 404 when nothing is called so */
export function purposeOf(purposes: readonly FormPurpose[], key: string): FormPurpose {
  const purpose = purposes.find((each) => each.key === key)
  if (!purpose) throw notFound()
  return purpose
}
