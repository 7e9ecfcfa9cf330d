import type { FilterDeclaration, ListDeclaration } from './define-list.ts'
import type { FieldGroups } from './field-groups.ts'
import type { OwnField, OwnType } from './own-fields.ts'

const filterOf: Record<OwnType, FilterDeclaration> = {
  text: { kind: 'text', optional: true },
  number: { kind: 'number', optional: true },
  date: { kind: 'date', optional: true },
  choice: { kind: 'reference', several: true, optional: true },
  choices: { kind: 'reference', several: true, optional: true },
  yesNo: { kind: 'yesNo', optional: true },
}

/** Choices are no order that an index of values could tell. */
export const isSortable = ({ type }: OwnField) => type !== 'choices' && type !== 'choice'

export const groupsOfOwn = (own: readonly OwnField[]): FieldGroups =>
  Object.fromEntries(own.flatMap(({ name, group }) => (group ? [[name, group]] : [])))

/** A list with the sorts and filters of the fields that were added. */
export function listWithOwn(list: ListDeclaration, own: readonly OwnField[]): ListDeclaration {
  const active = own.filter(({ state }) => state === 'active')
  if (active.length === 0) return list
  return {
    ...list,
    sorts: [...list.sorts, ...active.filter(isSortable).map(({ name }) => name)],
    filters: {
      ...list.filters,
      ...Object.fromEntries(active.map(({ name, type }) => [name, filterOf[type]])),
    },
    groups: { ...list.groups, ...groupsOfOwn(active) },
  }
}
