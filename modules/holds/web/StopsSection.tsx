import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'
import classes from './holds.module.css'
import { useHoldSteps } from './use-hold-steps.ts'

type Stop = HoldRecord['stops'][number]
type Effect = HoldRecord['bypasses'][number]['effect']

/** Applications that stand still by it, and what was let pass all the same. */
export function StopsSection({ record }: { record: HoldRecord }) {
  const text = useText()
  const { stops, bypasses } = record
  return (
    <RecordSection title={text('sections.stops')}>
      {stops.length === 0 && bypasses.length === 0 && <p className="quiet">{text('stops.none')}</p>}
      <ul className={classes.rows}>
        {stops.map((stop) => (
          <StopRow key={stop.applicationId} record={record} stop={stop} />
        ))}
      </ul>
      {bypasses.length > 0 && (
        <>
          <h3>{text('stops.passed')}</h3>
          <ul className={classes.rows}>
            {bypasses.map((each) => (
              <BypassRow key={each.applicationId + each.effect} bypass={each} />
            ))}
          </ul>
        </>
      )}
    </RecordSection>
  )
}

function StopRow({ record, stop }: { record: HoldRecord; stop: Stop }) {
  const offered = record.can['bypass'] === undefined ? [] : stop.passable
  return (
    <li className={classes.row}>
      <ApplicationLink {...stop} />
      <div className={`${classes.acts} no-print`}>
        {offered.map((effect) => (
          <PassButton key={effect} record={record} stop={stop} effect={effect} />
        ))}
      </div>
    </li>
  )
}

function PassButton(props: { record: HoldRecord; stop: Stop; effect: Effect }) {
  const text = useText()
  const { record, stop, effect } = props
  const steps = useHoldSteps(record, { ...stop, effect })
  return (
    <>
      <ActButton
        variant="default"
        size="xs"
        can={steps.can['bypass']}
        act={() => steps.take('bypass')}
      >
        {text('stops.pass', { effect: text(`choices.effect.${effect}`) })}
      </ActButton>
      {steps.dialog}
    </>
  )
}

function BypassRow({ bypass }: { bypass: HoldRecord['bypasses'][number] }) {
  const text = useText()
  const { applicationId, reference, effect, reason, by, at } = bypass
  return (
    <li className={classes.row}>
      <div>
        <ApplicationLink applicationId={applicationId} reference={reference} />
        {' · '}
        {text(`choices.effect.${effect}`)}
        <p>{reason}</p>
        <p className="quiet">
          {by}, <InstantText value={at} />
        </p>
      </div>
    </li>
  )
}

const ApplicationLink = ({ applicationId: id, reference }: Omit<Stop, 'passable'>) => (
  <ScreenLink screen={applicationsScreens.application} query={{ id }}>
    <span className="numbers">{reference}</span>
  </ScreenLink>
)
