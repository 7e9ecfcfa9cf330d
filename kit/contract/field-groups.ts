import type { Entity, Fields } from './define-entity.ts'
import type { ListDeclaration } from './define-list.ts'

/** Of protected fields the group, by the field's name. */
export type FieldGroups = Readonly<Record<string, string>>

/** The protected fields of an entity. */
export const groupsOf = ({ fields }: Entity): FieldGroups =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { group }]) => (group ? [[name, group]] : [])),
  )

type InGroup<F extends Fields, G extends string> = {
  [K in keyof F & string]: F[K]['group'] extends G ? K : never
}[keyof F & string]

/** The fields of one group. */
export const fieldsOf = <F extends Fields, const G extends string>(
  { fields }: { fields: F },
  group: G,
): readonly InGroup<F, G>[] =>
  Object.keys(fields).filter((name) => fields[name]?.group === group) as InGroup<F, G>[]

/** The list as somebody knows it who sees these groups: what they do not see there is not. */
export function seenList(list: ListDeclaration, sees: (group: string) => boolean): ListDeclaration {
  const isOpen = (name: string) => {
    const group = list.groups?.[name]
    return group === undefined || sees(group)
  }
  const filters = Object.entries(list.filters).filter(([name]) => isOpen(name))
  return { ...list, sorts: list.sorts.filter(isOpen), filters: Object.fromEntries(filters) }
}
