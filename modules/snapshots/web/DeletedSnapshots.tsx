import { ActButton } from '#kit/web/record/ActButton.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { SnapshotList, SnapshotRow } from '../contract/snapshots.endpoints.ts'
import classes from './snapshots.module.css'
import { useRecoverSnapshot } from './use-snapshot-acts.ts'

/** What somebody deleted within thirty days. */
export function DeletedSnapshots(props: {
  order: SnapshotList['order']
  rows: readonly SnapshotRow[]
}) {
  const text = useText()
  const recover = useRecoverSnapshot(props.order.id)
  return (
    <>
      <p className="quiet">{text('snapshots.deletedIntro')}</p>
      <ul className={classes.deleted}>
        {props.rows.map(({ id, sequence, label, deletedAt }) => (
          <li key={id}>
            <span>
              {text('snapshots.name', { sequence })}
              {label && <span className={classes.label}>{label}</span>}
            </span>
            <span className="quiet">
              {text('snapshots.deletedAt')} <InstantText value={deletedAt} />
            </span>
            <ActButton size="xs" variant="default" can act={() => recover(id)}>
              {text('snapshots.recover')}
            </ActButton>
          </li>
        ))}
      </ul>
    </>
  )
}
