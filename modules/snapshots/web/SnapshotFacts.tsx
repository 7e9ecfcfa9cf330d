import { Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { SnapshotComparison } from '../contract/snapshots.endpoints.ts'
import classes from './snapshots.module.css'

const figures = [
  'turnover',
  'runningVolume',
  'runningTurnover',
  'runningGross',
  'averagePrice',
  'realised',
  'sharedAmount',
] as const

/** What the ledger said at the time of the snapshot. */
export function SnapshotFigures({ of: { snapshot } }: { of: SnapshotComparison }) {
  const text = useText()
  const words = useText('orders')
  const told = figures.filter((name) => snapshot.figures[name] !== null)
  return (
    <RecordSection title={text('compare.figures')}>
      <p className="quiet">{text('compare.figuresIntro')}</p>
      <Facts>
        {told.map((name) => (
          <div key={name}>
            <dt>{words(`fields.${name}`)}</dt>
            <dd>
              {name === 'runningVolume' ? (
                <NumberText value={snapshot.figures[name]} />
              ) : (
                <Money value={snapshot.figures[name]} />
              )}
            </dd>
          </div>
        ))}
      </Facts>
    </RecordSection>
  )
}

/** Who took it when and why, and the digest that the history names. */
export function SnapshotFacts({ snapshot }: Pick<SnapshotComparison, 'snapshot'>) {
  const text = useText()
  const digest = text('compare.digest')
  return (
    <RecordSection title={text('compare.facts')}>
      <Facts>
        <div>
          <dt>{text('snapshots.takenAt')}</dt>
          <dd>
            <InstantText value={snapshot.takenAt} />
          </dd>
        </div>
        <div>
          <dt>{text('snapshots.takenBy')}</dt>
          <dd>{snapshot.takenBy}</dd>
        </div>
        <div>
          <dt>{text('snapshots.cause')}</dt>
          <dd>{text(`snapshots.causes.${snapshot.cause}`)}</dd>
        </div>
        <div className={classes.digest}>
          <dt>{digest}</dt>
          <dd>
            <CopyText value={snapshot.sha256} what={digest} />
          </dd>
        </div>
      </Facts>
    </RecordSection>
  )
}
