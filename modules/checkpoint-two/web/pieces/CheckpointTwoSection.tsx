import { useAnswer } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { checkpointStatus, isOverridden } from '#modules/applications/contract/checkpoint.ts'
import { CheckMark } from '#modules/applications/web/pieces/CheckMark.tsx'
import {
  checkpointTwoEndpoints,
  type CheckpointTwoRecord,
} from '../../contract/checkpoint-two.endpoints.ts'
import classes from '../checkpoint-two.module.css'

/** Once somebody works: how far it is found out that all is as agreed, and until when. */
export function CheckpointTwoSection({ id }: { id: string }) {
  const text = useText('checkpointTwo')
  const answer = useAnswer(checkpointTwoEndpoints.readCheckpointTwo, { params: { id } })
  const { data, error } = answer
  return (
    <ModuleName value="checkpointTwo">
      <RecordSection title={text('section.title')}>
        {error && !data && (
          <PartProblem
            what={text('section.title')}
            error={error}
            retry={() => void answer.refetch()}
          />
        )}
        {data && <Shown record={data} />}
      </RecordSection>
    </ModuleName>
  )
}

function Shown({ record }: { record: CheckpointTwoRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { status, items, isOpen, isLate, opensOn, dueOn, recheckOn } = record
  const done = items.filter(({ result }) => result !== 'pending').length
  return (
    <>
      <p className={classes.state}>
        <ToneBadge tone={checkpointStatus.states[status].tone}>
          {text(`states.${status}`)}
        </ToneBadge>
        {isLate && <ToneBadge tone="danger">{text('section.late')}</ToneBadge>}
        {items.length > 0 && (
          <span className="quiet numbers">{text('section.done', { done, all: items.length })}</span>
        )}
      </p>
      <Facts>
        {!isOpen && (
          <Fact name="opensOn">
            <DateText value={opensOn} />
          </Fact>
        )}
        <Fact name="dueOn">
          <DateText value={dueOn} />
        </Fact>
        {recheckOn && (
          <Fact name="recheckOn">
            <DateText value={recheckOn} />
          </Fact>
        )}
      </Facts>
      {isStaff && items.length > 0 && <Open record={record} />}
    </>
  )
}

/** What is still open of it, and the way to judge it. */
function Open({ record }: { record: CheckpointTwoRecord }) {
  const text = useText()
  const go = useGo()
  const { id, items, can, isOpen } = record
  const failed = items.filter((item) => item.result === 'fail' && !isOverridden(item, today()))
  const isRead = can['recordCheckpointTwo'] !== true && can['answerOverride'] !== true
  return (
    <>
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map((item) => (
            <li key={item.code}>
              <CheckMark item={item} />
              <span>
                {text(`items.${item.code}`)}
                {item.asked && ` · ${text('override.isAsked')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <ActButton
          variant="default"
          size="xs"
          className="no-print"
          can
          act={() => go(applicationsScreens.checkpointTwo, { query: { id } })}
        >
          {text(isRead ? 'actions.view' : 'actions.open')}
        </ActButton>
      ) : (
        <p className="quiet">{text('section.notOpen')}</p>
      )}
    </>
  )
}
