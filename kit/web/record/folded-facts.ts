import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { RecordAround } from './record-context.ts'

/** What a fact shows, and by which fields it is told whether there is anything to show. */
export interface FactAsked {
  name: string
  /** The fields that it puts together, such as those of an address; left out: the one it is named by. */
  of?: readonly string[]
  children?: ReactNode
}

/** Facts as they stand in JSX, conditions and fragments among them. */
export function flatFacts(children: ReactNode): ReactElement<FactAsked>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<FactAsked>(child)) return []
    return child.type === Fragment ? flatFacts(child.props.children) : [child]
  })
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isBlank = (children: ReactNode) =>
  children === undefined || children === null || children === false || children === ''

/** A fact of the record's own field is given when the field is; another one, when something is shown. */
export function isGiven({ name, of, children }: FactAsked, record: Record<string, unknown>) {
  const fields = of ?? (name in record ? [name] : [])
  if (fields.length > 0) return fields.some((field) => !isEmpty(record[field]))
  return !isBlank(children)
}

/** Of a fact whose field belongs to a group that the reader does not see: it may well be given. */
function isWithheld(
  { name, of = [name] }: FactAsked,
  entity: Entity,
  sees: ((group: string) => boolean) | undefined,
) {
  if (!sees) return false
  return of.every((field) => {
    const group = entity.fields[field]?.group
    return group !== undefined && !sees(group)
  })
}

interface Folding {
  around: RecordAround
  /** What else stands among them, such as a piece with facts of its own, is always shown. */
  isFact: (element: ReactElement) => boolean
  isOpen: boolean
}

/** Which facts are shown, which are folded as not given, and which are not the reader's to see. */
export function foldFacts(children: ReactNode, { around, isFact, isOpen }: Folding) {
  const { entity, record, sees } = around
  const all = flatFacts(children)
  const missing = all.filter((each) => isFact(each) && !isGiven(each.props, record))
  const withheld = missing.filter(({ props }) => isWithheld(props, entity, sees))
  const folded = missing.filter((each) => !withheld.includes(each))
  const hidden = isOpen ? withheld : missing
  return { shown: all.filter((each) => !hidden.includes(each)), folded, withheld }
}
