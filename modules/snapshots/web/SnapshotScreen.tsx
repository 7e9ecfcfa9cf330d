import { dateFormat } from '#kit/contract/date-format.ts'
import { Select } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { useLocale } from '#kit/web/language.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { WaitingRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams, useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { LedgerEffects } from '#modules/orders/web/pieces/LedgerEffects.tsx'
import { snapshotsScreens } from '../contract/snapshots.screens.ts'
import { snapshotsEndpoints, type SnapshotComparison } from '../contract/snapshots.endpoints.ts'
import { FailedSnapshots } from './FailedSnapshots.tsx'
import { RestoreButton } from './RestoreButton.tsx'
import { SnapshotFacts, SnapshotFigures } from './SnapshotFacts.tsx'
import { SnapshotFields } from './SnapshotFields.tsx'
import classes from './snapshots.module.css'
import { useDeleteSnapshot } from './use-snapshot-acts.ts'

/** A snapshot side by side with the order as it is now, or with another snapshot. */
export function SnapshotScreen() {
  const { id = '', sid = '' } = useScreenParams()
  const { with: beside } = useSearchParameters()
  const answer = useAnswer(
    snapshotsEndpoints.readSnapshot,
    { params: { id, sid }, query: beside ? { with: beside } : {} },
    { keepPrevious: true },
  )
  if (answer.data) return <Compared of={answer.data} />
  if (answer.error?.status === 404) return <RecordMissing />
  if (answer.error)
    return <FailedSnapshots orderId={id} error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingRecord />
}

function Compared({ of }: { of: SnapshotComparison }) {
  const text = useText()
  const { order, snapshot, other, otherKept, changed, ledger } = of
  const nameOf = ({ sequence }: { sequence: number }) => text('snapshots.name', { sequence })
  const title = `${order.number} · ${nameOf(snapshot)}`
  useOwnTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        below={
          <p className="quiet">
            {snapshot.label && <strong>{snapshot.label} · </strong>}
            {text(`snapshots.causes.${snapshot.cause}`)} · <InstantText value={snapshot.takenAt} />{' '}
            · {snapshot.takenBy}
          </p>
        }
        actions={<SnapshotActions of={of} />}
      />
      <div className={classes.body}>
        <RecordSection title={text('compare.differing', { count: changed.length })}>
          <BesideSelect of={of} />
          <SnapshotFields
            left={{ title: nameOf(snapshot), content: snapshot.content }}
            right={{
              title: other ? nameOf(other) : text('compare.now'),
              content: otherKept.content,
            }}
            changed={changed}
          />
        </RecordSection>
        {ledger && isTold(ledger) && <LedgerPanel ledger={ledger} />}
        <SnapshotFigures of={of} />
        <SnapshotFacts snapshot={snapshot} />
      </div>
    </>
  )
}

/** Whoever does not see figures is told of no ledger. */
const isTold = ({ effects, shortfall }: NonNullable<SnapshotComparison['ledger']>) =>
  effects.length > 0 || shortfall !== null

function LedgerPanel({ ledger }: { ledger: NonNullable<SnapshotComparison['ledger']> }) {
  const text = useText()
  const isNothing = !ledger.shortfall && ledger.effects.every((each) => !each.affected.length)
  return (
    <RecordSection title={text('compare.ledger')}>
      <p className="quiet">{text(isNothing ? 'compare.noLedger' : 'compare.ledgerIntro')}</p>
      {!isNothing && <LedgerEffects {...ledger} />}
    </RecordSection>
  )
}

function SnapshotActions({ of: { order, snapshot } }: { of: SnapshotComparison }) {
  const text = useText()
  const words = useText('orders')
  const go = useGo()
  const remove = useDeleteSnapshot(order.id)
  const params = { id: order.id }
  const mayDelete = order.can['delete']
  return (
    <>
      <ScreenButton variant="default" screen={snapshotsScreens.orderSnapshots} params={params}>
        {words('fields.snapshotCount')}
      </ScreenButton>
      <ActButton
        variant="default"
        can={mayDelete && snapshot.provesCare ? { reason: 'provesCare' } : mayDelete}
        act={async () => {
          if (await remove(snapshot.id)) await go(snapshotsScreens.orderSnapshots, { params })
        }}
      >
        {text('deleteSnapshot.open')}
      </ActButton>
      {snapshot.differences > 0 && <RestoreButton order={order} snapshot={snapshot} />}
    </>
  )
}

/** What it is laid beside is part of the address. */
function BesideSelect({ of: { order, snapshot, other, others } }: { of: SnapshotComparison }) {
  const text = useText()
  const go = useGo()
  const locale = useLocale()
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const options = others.map(({ id, sequence, takenAt }) => ({
    value: id,
    label: `${text('snapshots.name', { sequence })} · ${when.format(new Date(takenAt))}`,
  }))
  const open = (chosen: string | null) =>
    go(snapshotsScreens.orderSnapshot, {
      params: { id: order.id, sid: snapshot.id },
      query: chosen && chosen !== 'now' ? { with: chosen } : {},
      replace: true,
    })
  return (
    <Select
      className={classes.beside}
      label={text('compare.beside')}
      data={[{ value: 'now', label: text('compare.theOrderNow') }, ...options]}
      value={other?.id ?? 'now'}
      onChange={(chosen) => void open(chosen)}
      allowDeselect={false}
    />
  )
}
