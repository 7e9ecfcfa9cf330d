import type { RawBuilder } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Formats } from '../contract/check-answer.ts'
import { flagsDifference, type Comparison } from '../contract/compared-roles.ts'
import type { Definition } from '../contract/definition.ts'
import { formsEn } from '../contract/strings.en.ts'
import { formsFr } from '../contract/strings.fr.ts'

interface Named {
  id: string
  name: Bilingual
}

/** What an answer may do besides being kept. */
export interface Effect extends Named {
  /** In the change that keeps the answers; `answer` is what was chosen, where that is what was asked. */
  carryOut(
    change: Change,
    said: { recordId: string; question: Bilingual; answer: Bilingual | null },
  ): Promise<void>
}

/** What two sides are compared by. */
interface Role extends Named {
  as: Comparison
  /** Choices that say the same as each other. */
  alike?: readonly string[]
  /** The rule or report that cannot do without it. */
  neededBy?: Bilingual
}

/** How the answers of one side are held against those of the other. */
interface Compared {
  with: () => FormPurpose
  /** What the record is called in audits. */
  entity: string
  /** All of these records: `id`, `reference`. */
  records: RawBuilder<unknown>
  /** Tells the open screens of whoever sees the record. */
  announce(change: Change, recordId: string): Promise<void>
  /** Lets somebody settle a difference, and the records of which a person may: `id`. */
  settling: Permission
  settled(person: Person): RawBuilder<unknown>
}

/** What a form is for; the module that uses the answers says so, and offers it. */
export interface FormPurpose {
  /** Where it stands among the forms of a program. */
  place?: number
  /** Permanent, e.g. `application.employer`. */
  key: string
  name: Bilingual
  /** Under which heading it is listed, with others of the same one. */
  group: Bilingual
  /** Its screens, between which its sections are divided. */
  places: readonly Named[]
  /** The fields that it may ask for. */
  catalogue: Catalogue
  /** The questions that come with the product: the first version. */
  standard: Definition
  /** Ways of writing that its fields name. */
  formats: Formats
  effects: readonly Effect[]
  /** What its answers are compared by. */
  roles: readonly Role[]
  /** A form that only one side fills in has none. */
  compared?: Compared
  /** Fields that the rules of a program demand, each with what the rule is called. */
  demanded?(db: Db, programId: string): Promise<readonly { field: string; by: Bilingual }[]>
  /** Whoever has the link fills it in. */
  isPublic: boolean
  /**
   * The records with answers that a person may read or export: `id`, `reference`, `name`, and under
   * `withheld` the questions whose answers are none of theirs.
   */
  readable(person: Person, action: 'view' | 'export'): RawBuilder<unknown>
  /** Questions that are left out of everything that a person exports. */
  withheld?(person: Person): readonly string[]
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    formPurposes: FormPurpose
  }
}

/** The effects that a question of a form may have. */
export const effectsOf = ({ effects, compared }: FormPurpose): readonly Named[] =>
  compared ? [...effects, { id: flagsDifference, name: differenceWords }] : effects

const differenceWords = {
  en: formsEn.answerEffects.flagDifference,
  fr: formsFr.answerEffects.flagDifference,
}

/** @throws 404 when nothing is called so */
export function purposeOf(purposes: readonly FormPurpose[], key: string): FormPurpose {
  const purpose = purposes.find((each) => each.key === key)
  if (!purpose) throw notFound()
  return purpose
}
