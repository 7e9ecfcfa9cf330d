import { use } from 'react'
import { daysUntil } from '#kit/web/calendar-days.ts'
import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RailCard, RailFact, RailFacts } from '#kit/web/record/RailCard.tsx'
import { IsPart } from '#kit/web/record/sections.ts'
import { useRefusalText } from '#kit/web/record/refusal-text.ts'
import { usePerson } from '#kit/web/session.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { checkpointStatus } from '../contract/checkpoint.ts'
import { mainStepOf } from './application-acts.ts'
import { ChecksBeside } from './checks-beside.ts'
import { CheckMark } from './pieces/CheckMark.tsx'
import { donePart, mayJudge } from './checks-done.ts'
import { Decisions } from './Decisions.tsx'
import { OpenLinks } from './OpenPoints.tsx'
import { PlacementPart } from './PlacementPart.tsx'
import { dayOf, isAwaited, storyOf } from './story.ts'
import classes from './decide.module.css'

/** How far the case is, what stands in its way, who acts, and what was decided. */
export function DecideCard({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { checkpointOne, recommendation, decision } = record
  const date = useStoryDate(record)
  const isChecked = checkpointOne.items.length > 0 || checkpointOne.status !== 'due'
  if (!isStaff && !isChecked && !recommendation && !decision) return null
  return (
    <RailCard
      title={text(isStaff ? 'rail.decide' : 'rail.progress')}
      brief={isStaff && text(`nextStep.${storyOf(record)}`, { date })}
    >
      {isStaff && <Next record={record} />}
      {isChecked && <Checkpoint record={record} />}
      <Decisions record={record} />
      {isStaff && record.placement && (
        <IsPart value>
          <PlacementPart id={record.placement.id} />
        </IsPart>
      )}
    </RailCard>
  )
}

function useStoryDate(record: ApplicationRecord) {
  const spoken = useSpoken()
  const day = dayOf(record) ?? record.informationDueOn
  return day ? spoken.date(day) : ''
}

const daysToldAhead = 14

function Next({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const told = useRefusalText()
  const story = storyOf(record)
  const date = useStoryDate(record)
  const main = record.can[mainStepOf(record) ?? '']
  const { returnsOn } = record
  const acting = useWhoActs(record)
  return (
    <>
      <RailFacts>
        <RailFact label={text('header.nextStep')}>{text(`nextStep.${story}`, { date })}</RailFact>
        {isAwaited(record) && <RailFact label={text('header.whoActs')}>{acting}</RailFact>}
      </RailFacts>
      {returnsOn !== null && daysUntil(returnsOn) <= daysToldAhead && (
        <p className={classes.blocked}>
          {text('header.returnsOn', { date: spoken.date(returnsOn) })}
        </p>
      )}
      {typeof main === 'object' && <p className={classes.blocked}>{told(main)}</p>}
      <div className={classes.openLinks}>
        <OpenLinks id={record.id} />
      </div>
    </>
  )
}

/** Whose turn it is, by name where one is known. */
export function useWhoActs(record: ApplicationRecord): string {
  const text = useText()
  return text(`whoActs.${isAwaited(record) ? storyOf(record) : 'nobody'}`, {
    name: record.assignee?.name ?? text('whoActs.submitted'),
    employer: record.employer.legalName,
  })
}

function Checkpoint({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const go = useGo()
  const { checkpointOne, can } = record
  const { done, all, failed } = donePart(checkpointOne.items)
  const isRead = !mayJudge(record)
  const beside = use(ChecksBeside)
  const openPanel = () =>
    beside
      ? beside.open(record.id)
      : void go(applicationsScreens.checkpointOne, { query: { id: record.id } })
  return (
    <div className={classes.checkpoint}>
      <p>
        <strong>{text('sections.checkpoint')}</strong>
        <ToneBadge tone={checkpointStatus.states[checkpointOne.status].tone}>
          {text(`checkpoint.${checkpointOne.status}`)}
        </ToneBadge>
      </p>
      {all > 0 && (
        <>
          <progress
            value={done}
            max={all}
            aria-label={text('rail.checksDone', { done, all, failed })}
            title={text('rail.checksDone', { done, all, failed })}
          />
          <OpenChecks record={record} />
          <ActButton
            variant={isRead || can[mainStepOf(record) ?? ''] === true ? 'default' : 'filled'}
            size="xs"
            className="no-print"
            can
            act={openPanel}
          >
            {text(isRead ? 'actions.viewChecks' : 'actions.openChecks')}
          </ActButton>
        </>
      )}
    </div>
  )
}

/** So many are named; the panel has them all. */
const mostNamed = 5

function OpenChecks({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const open = record.checkpointOne.items.filter(
    ({ result, override }) => result === 'pending' || (result === 'fail' && !override),
  )
  if (open.length === 0) return null
  const named = open.toSorted(
    (one, other) => Number(one.result === 'pending') - Number(other.result === 'pending'),
  )
  return (
    <ul className={classes.open}>
      {named.slice(0, mostNamed).map((item) => (
        <li key={item.code}>
          <CheckMark item={item} />
          <span>{text(`checkpoint.items.${item.code}`)}</span>
        </li>
      ))}
      {open.length > mostNamed && (
        <li className="quiet">{text('rail.moreChecks', { count: open.length - mostNamed })}</li>
      )}
    </ul>
  )
}
