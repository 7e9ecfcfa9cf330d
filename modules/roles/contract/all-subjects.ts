import { subjectsByModule } from './subjects-by-module.generated.ts'

type ByModule = typeof subjectsByModule
type Joined<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type Subjects = Joined<ByModule[keyof ByModule]>

/** Every subject of the product. */
export const allSubjects = Object.assign({}, ...Object.values(subjectsByModule)) as Subjects

export type Subject = keyof Subjects
export type ActionOn<S extends Subject> = Subjects[S]['actions'][number]
type KeysOf<S extends Subject, Part extends string> =
  Subjects[S] extends Record<Part, infer Declared> ? keyof Declared & string : never
export type ScopeOf<S extends Subject> = KeysOf<S, 'scopes'>
export type GroupOf<S extends Subject> = Subjects[S] extends {
  fieldGroups: readonly (infer Group extends string)[]
}
  ? Group
  : never
