import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { shownFields, type ShownField, type SnapshotContent } from '../contract/snapshot.ts'
import { SnapshotValue, useFieldLabel } from './SnapshotValue.tsx'
import classes from './snapshots.module.css'

interface Side {
  title: string
  content: SnapshotContent
}

/** Two states of an order side by side: what differs first, marked by a word, then the rest. */
export function SnapshotFields(props: { left: Side; right: Side; changed: readonly ShownField[] }) {
  const text = useText()
  const { left, right, changed } = props
  const isSaid = (field: ShownField) =>
    [left, right].some(({ content }) => (content[field] ?? null) !== null)
  const alike = shownFields.filter((field) => !changed.includes(field) && isSaid(field))
  return (
    <>
      {changed.length > 0 && <SideBySide {...props} fields={changed} isChanged />}
      <details className={classes.alike} open={changed.length === 0}>
        <summary>{text('compare.alike', { count: alike.length })}</summary>
        <SideBySide {...props} fields={alike} />
      </details>
    </>
  )
}

export function SideBySide(props: {
  left: Side
  right: Side
  fields: readonly ShownField[]
  isChanged?: boolean
}) {
  const { left, right, fields, isChanged = false } = props
  const text = useText()
  const labelOf = useFieldLabel()
  return (
    <table className={classes.sides} data-changed={isChanged || undefined}>
      <thead>
        <tr>
          <th scope="col">{text('compare.field')}</th>
          <th scope="col">{left.title}</th>
          <th scope="col">{right.title}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">
              {labelOf(field)}
              {isChanged && <ToneBadge tone="warning">{text('compare.changed')}</ToneBadge>}
            </th>
            {[left, right].map(({ title, content }) => (
              <td key={title} data-label={title}>
                <SnapshotValue field={field} content={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
