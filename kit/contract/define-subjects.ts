/** What a person may do with a subject. `All` implies every other action on it. */
export const actions = [
  'All',
  'view',
  'create',
  'update',
  'delete',
  'restore',
  'export',
  'freeze',
  'import',
  'assign',
  'recommend',
  'decide',
  'override',
  'pay',
  'verify',
  'convert',
  'merge',
  'reveal',
  'configure',
] as const
export type Action = (typeof actions)[number]

/** What conditions may ask of the signed-in person; a product adds its own, by augmentation. */
export interface PersonFacts {
  $userId: string | null
}

/** A value that is filled in from the signed-in person when a rule is applied. */
export type PersonFact = keyof PersonFacts

/** A person's fact is written as its name, e.g. `$userId`; other text stands for itself. */
export type Condition = Record<string, { $in: PersonFact } | string | boolean | null>

export interface SubjectDeclaration {
  actions: readonly Action[]
  /** How far a permission can be narrowed, and the condition on a record that each scope means. */
  scopes?: Record<string, Condition>
  /**
   * Groups of protected fields that a permission may include or leave out; which fields they are,
   * the fields say (`group`).
   */
  fieldGroups?: readonly string[]
}

export interface Permission<S extends string = string> {
  action: Action
  subject: S
}

/** Declares a module's permission subjects; `may` names one permission, checked by type. */
export function defineSubjects<const S extends Record<string, SubjectDeclaration>>(subjects: S) {
  return {
    subjects,
    may: <K extends keyof S & string>(
      action: S[K]['actions'][number],
      subject: K,
    ): Permission<K> => ({ action, subject }),
  }
}
