import type { UseOptions } from '../form/reference-options.ts'
import { useKitText } from '../text.ts'
import { chosenReference } from './filter-words.ts'
import type { FilterChipProps } from './FilterChip.tsx'

/** The records that are filtered by, as people call them. */
export function ReferenceWords(props: FilterChipProps & { useOptions: UseOptions }) {
  const { declared, filters, useOptions } = props
  const text = useKitText()
  const chosen = chosenReference(filters)
  const options = useOptions('', chosen)
  const nameOf = (id: string | null) => options.find(({ value }) => value === id)?.label ?? '…'
  if (!declared.several) return <strong>{nameOf(chosen)}</strong>
  if (chosen === 'none') return <strong>{text('list.filterNone')}</strong>
  const [first = '…', ...more] = filters.flatMap(({ values }) => values).map(nameOf)
  return (
    <strong>{more.length ? text('list.filterMany', { first, more: more.length }) : first}</strong>
  )
}
