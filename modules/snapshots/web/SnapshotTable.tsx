import { Table } from '@mantine/core'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { snapshotsScreens } from '../contract/snapshots.screens.ts'
import type { SnapshotList, SnapshotRow } from '../contract/snapshots.endpoints.ts'
import { RestoreButton } from './RestoreButton.tsx'
import classes from './snapshots.module.css'
import { useDeleteSnapshot } from './use-snapshot-acts.ts'

interface Props {
  order: SnapshotList['order']
  rows: readonly SnapshotRow[]
}

/** Newest first; on a phone each is a card. */
export function SnapshotTable({ order, rows }: Props) {
  const text = useText()
  return (
    <Table className={classes.list} verticalSpacing="sm">
      <Table.Caption className="only-spoken">
        {text('snapshots.title', { number: order.number })}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{text('screens.orderSnapshot')}</Table.Th>
          {(['takenAt', 'takenBy', 'cause', 'difference'] as const).map((name) => (
            <Table.Th key={name} scope="col">
              {text(`snapshots.${name}`)}
            </Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <SnapshotRowShown key={row.id} order={order} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function SnapshotRowShown({ order, row }: { order: Props['order']; row: SnapshotRow }) {
  const text = useText()
  const params = { id: order.id, sid: row.id }
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <ScreenLink screen={snapshotsScreens.orderSnapshot} params={params}>
          {text('snapshots.name', { sequence: row.sequence })}
        </ScreenLink>
        {row.label && <span className={classes.label}>{row.label}</span>}
      </Table.Th>
      <Table.Td data-label={text('snapshots.takenAt')}>
        <InstantText value={row.takenAt} />
      </Table.Td>
      <Table.Td data-label={text('snapshots.takenBy')}>{row.takenBy || <None />}</Table.Td>
      <Table.Td data-label={text('snapshots.cause')}>
        {text(`snapshots.causes.${row.cause}`)}
      </Table.Td>
      <Table.Td data-label={text('snapshots.difference')}>
        <Difference row={row} />
      </Table.Td>
      <Table.Td className="no-print">
        <div className={classes.rowActs}>
          {row.differences > 0 && (
            <RestoreButton order={order} snapshot={row} size="xs" variant="default" />
          )}
          <DeleteButton order={order} row={row} />
        </div>
      </Table.Td>
    </Table.Tr>
  )
}

function Difference({ row }: { row: SnapshotRow }) {
  const text = useText()
  return (
    <span className={classes.badges}>
      {row.differences === 0 && !row.filesDiffer && (
        <ToneBadge tone="neutral">{text('snapshots.same')}</ToneBadge>
      )}
      {row.differences > 0 && (
        <ToneBadge tone="warning">
          {text('snapshots.differs', { count: row.differences })}
        </ToneBadge>
      )}
      {row.filesDiffer && <ToneBadge tone="warning">{text('snapshots.filesDiffer')}</ToneBadge>}
      {row.provesCare && <ToneBadge tone="success">{text('snapshots.proof')}</ToneBadge>}
    </span>
  )
}

function DeleteButton({ order, row }: { order: Props['order']; row: SnapshotRow }) {
  const text = useText()
  const remove = useDeleteSnapshot(order.id)
  const can = order.can['delete'] && row.provesCare ? { reason: 'provesCare' } : order.can['delete']
  return (
    <ActButton size="xs" variant="default" can={can} act={() => remove(row.id)}>
      {text('deleteSnapshot.open')}
    </ActButton>
  )
}
