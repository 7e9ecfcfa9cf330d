import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { RailCard } from '#kit/web/record/RailCard.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { Conversation } from '../../contract/message.ts'
import { messagesEndpoints } from '../../contract/messages.endpoints.ts'
import classes from './section.module.css'

const ConversationPanel = lazy(() =>
  import('./ConversationPanel.tsx').then((m) => ({ default: m.ConversationPanel })),
)

type Side = Conversation['side']

/** Which conversations a record has, and the way into them: in the rail for staff, in a part of it for others. */
export function Messages({ id }: { id: string }) {
  const text = useText('messages')
  const isStaff = usePerson()?.type === 'staff'
  const answer = useAnswer(messagesEndpoints.listConversations, { params: { id } })
  const { data, error } = answer
  const [opened, open] = useState<Side | null>(null)
  if (error && !data)
    return (
      <PartProblem what={text('open.title')} error={error} retry={() => void answer.refetch()} />
    )
  // Who may neither read nor write anything is told nothing.
  const told = data?.data.filter(({ messages, silence }) => messages.length || !silence) ?? []
  const waiting = data?.data.filter((each) => each.silence === 'participantMissing') ?? []
  const shown = told.find(({ side }) => side === opened)
  if (told.length + waiting.length === 0) return null
  const frame = { title: text('open.title') }
  const isToAnswer = told.some(({ isWaiting }) => isWaiting)
  const content = (
    <>
      <ul className={classes.sides}>
        {told.map((each) => (
          <Line key={each.side} conversation={each} open={() => open(each.side)} />
        ))}
        {waiting.map(({ side }) => (
          <li key={side} className="quiet">
            {text('reasons.participantMissing')}
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <ConversationPanel
            key={shown.side}
            applicationId={id}
            conversation={shown}
            close={() => open(null)}
          />
        </Suspense>
      )}
    </>
  )
  return isStaff ? (
    <RailCard {...frame} brief={isToAnswer && text('told.toAnswer')}>
      {content}
    </RailCard>
  ) : (
    <RecordSection {...frame}>{content}</RecordSection>
  )
}

function Line({ conversation, open }: { conversation: Conversation; open: () => void }) {
  const text = useText('messages')
  const isStaff = usePerson()?.type === 'staff'
  const { side, messages, silence, isWaiting } = conversation
  const last = messages.at(-1)
  const fresh = messages.filter(({ isNew }) => isNew).length
  const act = silence === null ? 'write' : 'read'
  return (
    <li>
      <div>
        {isStaff && <strong>{text(`told.sides.${side}`)}</strong>}{' '}
        <span className="quiet">
          {text('told.count', { count: messages.length })}
          {last && (
            <>
              {' '}
              · <DateText value={last.sentAt} />
            </>
          )}
        </span>{' '}
        {isWaiting && <ToneBadge tone="warning">{text('told.toAnswer')}</ToneBadge>}
        {!isStaff && fresh > 0 && (
          <ToneBadge tone="info">{text('told.fresh', { count: fresh })}</ToneBadge>
        )}
      </div>
      <Button
        className="no-print"
        size="xs"
        variant={!isStaff && fresh > 0 ? 'filled' : 'default'}
        onClick={open}
      >
        {isStaff ? text(`told.${act}.${side}`) : text(fresh ? 'told.readNew' : `told.own.${act}`)}
      </Button>
    </li>
  )
}
