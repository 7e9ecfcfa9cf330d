import { InstantText } from '#kit/web/show/DateText.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { AuditDigest, Part } from '../../contract/work.endpoints.ts'
import card from './card.module.css'
import rows from '../work/rows.module.css'
import { Card, NothingOf } from './Card.tsx'

/** Protected values that were shown to somebody. */
export function Reveals({ reveals }: { reveals: AuditDigest }) {
  const text = useText()
  const { days, total, newest } = reveals
  return (
    <Card name="reveals">
      {total === 0 && <NothingOf name="reveals" />}
      {total > 0 && <p className="quiet">{text('cards.reveals.total', { total, days })}</p>}
      <ul className={card.lines}>
        {newest.map(({ id, at, actorName, action, reference }) => (
          <li key={id}>
            <span className={rows.name}>{actorName}</span>
            <span className="numbers">{reference}</span>
            <span className={card.beside}>
              {text(`cards.reveals.${action === 'outbox.read' ? 'message' : 'bank'}`)}
              <InstantText value={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Audit = Part<'audit'>

/** How far the log is sealed, and how people get in. */
export function Seals({
  seals,
  signIns,
}: {
  seals: Audit['seals']
  signIns: Audit['signIns'] | null
}) {
  const text = useText()
  const spoken = useSpoken()
  const { sealed, upTo, isBehind } = seals
  return (
    <Card name="seals">
      <div className={card.sign}>
        <ToneBadge tone={isBehind ? 'danger' : 'success'}>
          {text(`cards.seals.${isBehind ? 'behind' : 'current'}`)}
        </ToneBadge>
      </div>
      <dl className={card.facts}>
        <div>
          <dt>{text('cards.seals.entries')}</dt>
          <dd className="numbers">{spoken.number(sealed)}</dd>
        </div>
        {upTo && (
          <div>
            <dt>{text('cards.seals.upTo')}</dt>
            <dd>
              <InstantText value={upTo} />
            </dd>
          </div>
        )}
        {signIns && <SignIns signIns={signIns} />}
      </dl>
    </Card>
  )
}

/** Sign-ins of the last day; no list shows them, so they lead nowhere. */
export function SignIns({ signIns: { succeeded, failed } }: { signIns: Audit['signIns'] }) {
  const text = useText()
  const spoken = useSpoken()
  return (
    <>
      <div>
        <dt>{text('cards.operation.signIns')}</dt>
        <dd className="numbers">{spoken.number(succeeded)}</dd>
      </div>
      <div>
        <dt>{text('cards.operation.failedSignIns')}</dt>
        <dd className="numbers">{spoken.number(failed)}</dd>
      </div>
    </>
  )
}
