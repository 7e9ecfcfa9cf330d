import { useId } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { StatusBadge, ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { recordOf } from '#modules/applications/contract/application.stages.ts'
import type { OwnApplication } from '../../contract/work.endpoints.ts'
import card from '../cards/card.module.css'
import classes from '../work/rows.module.css'
import { DueDay, isPast } from '#kit/web/show/DueDay.tsx'
import { dayOf, dueOf, storyOf, type Due } from './own-story.ts'

const tones = { pending: 'info', approved: 'success', rejected: 'danger' } as const

/** The lists have them all. */
const mostOthers = 4

type Told = { row: OwnApplication; due: Due | null }

const unreadFirst = (one: Told, other: Told) =>
  Number(other.row.unread > 0) - Number(one.row.unread > 0)

const byDay = (one: Told, other: Told) =>
  unreadFirst(one, other) || (one.due?.day ?? '9999').localeCompare(other.due?.day ?? '9999')

/** What was not looked at in time may be applied for again. */
const returnedFirst = (one: Told, other: Told) =>
  Number(other.row.status === 'returned') - Number(one.row.status === 'returned')

/** What the applicant is asked for, then what others are at. */
export function OwnRows({
  rows,
  type,
  hasForms,
}: {
  rows: readonly OwnApplication[]
  type: string
  /** There is something to do besides. */
  hasForms: boolean
}) {
  const all = rows.map((row) => ({ row, due: dueOf(row, type) }))
  const due = all.filter((told) => told.due !== null).sort(byDay)
  const others = all.filter((told) => told.due === null).sort(returnedFirst)
  const shown = others.slice(0, mostOthers)
  return (
    <div className={classes.stack}>
      {due.length > 0 && <Part name="due" told={due} hasForms={hasForms} />}
      {others.length > 0 && (
        <Part name={due.length > 0 ? 'others' : 'all'} told={shown} hasForms={hasForms} />
      )}
    </div>
  )
}

interface PartProps {
  name: 'due' | 'others' | 'all'
  told: readonly Told[]
  hasForms?: boolean
}

function Part({ name, told, hasForms = false }: PartProps) {
  const text = useText()
  const id = useId()
  return (
    <section className={`surface ${card.card} ${card.work}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text(`own.${name}`)}</h2>
      </header>
      {name === 'all' && !hasForms && <p className={card.empty}>{text('own.nothingDue')}</p>}
      <ul className={`${classes.rows} ${classes.ownRows}`}>
        {told.map(({ row, due }) => (
          <li key={row.id} data-late={due?.day && isPast(due.day) ? true : undefined}>
            {/* The first thing to do is the one filled button. */}
            <Line row={row} due={due} isFirst={row === told[0]?.row && !hasForms} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ row, due, isFirst }: Told & { isFirst: boolean }) {
  const { id, stage, participantName, reference, positionTitle } = row
  return (
    <>
      <div className={classes.who}>
        <ScreenLink screen={recordOf(stage)} params={{ id }}>
          {participantName ?? reference}
        </ScreenLink>
        <span className="quiet">
          <span className="numbers">{reference}</span> · {positionTitle}
        </span>
      </div>
      {due?.step === 'messages' ? <Unread count={row.unread} /> : <Sentence row={row} />}
      {due ? <DueStep row={row} due={due} isFirst={isFirst} /> : <Stands row={row} />}
    </>
  )
}

function Sentence({ row }: { row: OwnApplication }) {
  const text = useText('applications')
  const spoken = useSpoken()
  const isEmployer = usePerson()?.type === 'employer' ? 'yes' : 'no'
  return (
    <span className={classes.why}>
      {text(`applicantNext.${storyOf(row)}`, {
        participant: row.participantName ?? row.reference,
        date: spoken.date(dayOf(row)),
        isEmployer,
        amount: spoken.money(row.amount),
      })}
    </span>
  )
}

function Unread({ count }: { count: number }) {
  const text = useText()
  return <span className={classes.why}>{text('own.unread', { count })}</span>
}

function DueStep({ row, due, isFirst }: { row: OwnApplication; due: Due; isFirst: boolean }) {
  const text = useText()
  const step = text(`own.steps.${due.step}`)
  const name = row.participantName ?? row.reference
  return (
    <span className={classes.step}>
      {due.day && <DueDay day={due.day} />}
      <ScreenButton
        screen={recordOf(row.stage)}
        params={{ id: row.id }}
        variant={isFirst ? 'filled' : 'default'}
        className="no-print"
        aria-label={text('steps.of', { step, name })}
      >
        {step}
      </ScreenButton>
    </span>
  )
}

function Stands({ row: { status, stage } }: { row: OwnApplication }) {
  const text = useText('applications')
  if (status === 'returned')
    return (
      <ModuleName value="applications">
        <StatusBadge of={applicationStatus} state={status} />
      </ModuleName>
    )
  return <ToneBadge tone={tones[stage]}>{text(`stages.${stage}`)}</ToneBadge>
}
