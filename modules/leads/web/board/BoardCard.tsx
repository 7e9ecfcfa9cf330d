import type { MouseEvent } from 'react'
import { daysSince } from '#kit/web/calendar-days.ts'
import { RecordMenu } from '#kit/web/list/RecordMenu.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { useMay } from '#kit/web/Can.tsx'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'
import { DaysInStatus } from '../pieces/DaysInStatus.tsx'
import { NextStepText } from '../pieces/NextStepText.tsx'
import { TemperatureText } from '../pieces/TemperatureText.tsx'
import { cardId, useBoard } from './board-context.ts'
import classes from './board.module.css'
import { useCardKeys } from './use-card-keys.ts'

interface Props {
  lead: LeadRow
  /** What is dragged would be put above it. */
  isAbove: boolean
  within: readonly LeadRow[]
}

/** A lead on the board: who, how much, what comes next, for how long, and whose. */
export function BoardCard({ lead, isAbove, within }: Props) {
  const text = useText()
  const { shifts, lift, drag, glowing, selection } = useBoard()
  const onKeyDown = useCardKeys(lead, within)
  const mayMove = useMay('update', 'Leads')
  const { id, name } = lead
  const isSaving = shifts.some((each) => each.lead.id === id)
  const choose = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return
    event.preventDefault()
    selection.toggle(id, event.shiftKey ? within.map((each) => each.id) : undefined)
  }
  return (
    <li>
      {isAbove && <div className={classes.dropLine} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={cardId(id)}
        role="group"
        aria-label={isSaving ? text('board.saving', { name }) : name}
        aria-describedby="board-help"
        // A card is a place of its own: arrows lead from one to the next.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes.card}
        data-card={id}
        data-lifted={lift.lifted?.lead.id === id || undefined}
        data-dragged={drag.lead?.id === id || undefined}
        data-saving={isSaving || undefined}
        data-glowing={glowing.has(id) || undefined}
        data-chosen={selection.has(id) || undefined}
        onKeyDown={onKeyDown}
        onClick={choose}
        {...(mayMove && !isSaving && !lead.convertedAt && drag.card(lead))}
      >
        <Content lead={lead} />
      </div>
    </li>
  )
}

function Content({ lead }: { lead: LeadRow }) {
  const text = useText()
  const { company, expectedAmount, assignee, temperature, status } = lead
  const opens = { screen: leadsScreens.lead, params: { id: lead.id } }
  return (
    <>
      <div className={classes.cardHead}>
        <ScreenLink {...opens} className={classes.name} draggable={false}>
          {lead.name}
        </ScreenLink>
        <span className="no-print">
          <RecordMenu id={lead.id} name={lead.name} opens={opens} />
        </span>
      </div>
      {(company || expectedAmount !== null) && (
        <p className={classes.line}>
          {company && <span className={classes.company}>{company}</span>}
          {expectedAmount !== null && <Money value={expectedAmount} />}
        </p>
      )}
      {(lead.nextStep || lead.nextStepOn) && (
        <p className={classes.line}>
          <span>{lead.nextStep}</span>
          <NextStepText lead={lead} isShort />
        </p>
      )}
      <p className={`quiet ${classes.line}`}>
        <span className={classes.marks}>
          {temperature && <TemperatureText value={temperature} />}
          {status.kind === 'open' && (
            <DaysInStatus lead={lead} days={daysSince(lead.statusEnteredAt)} />
          )}
        </span>
        <span className={classes.company}>{assignee?.name ?? text('list.unassigned')}</span>
      </p>
    </>
  )
}
