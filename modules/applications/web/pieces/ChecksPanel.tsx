import { Button } from '@mantine/core'
import { useRecord } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { presentOf } from '#kit/web/form/stale.ts'
import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { usePerson } from '#kit/web/session.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../../contract/applications.endpoints.ts'
import { checkpointStatus, outcomeOf } from '../../contract/checkpoint.ts'
import { CheckRow } from '../CheckRow.tsx'
import { donePart } from '../checks-done.ts'
import { useDifferences } from '../use-differences.ts'
import { useCheckpoint, type Checks } from '../use-checkpoint.ts'
import { useJudging } from '../use-judging.ts'
import classes from '../checks.module.css'
import dialog from '../dialogs.module.css'

/** Checkpoint one beside the file that it judges: each check with what it judges by. */
export function ChecksPanel({ id, close }: { id: string; close: () => void }) {
  const text = useText('applications')
  const isStaff = usePerson()?.type === 'staff'
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const { data } = answer
  const title = text('screens.checkpointOne')
  return (
    <SidePanel title={data ? `${title} · ${nameOf(data)}` : title} close={close}>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loading />}
      {data && !hasChecks(data) && (
        <p>{text(isStaff ? 'checkpoint.readOnly' : 'checkpoint.kept')}</p>
      )}
      {data && hasChecks(data) && (
        <ModuleName value="applications">
          <JudgeChecks key={data.id} record={data} close={close} />
        </ModuleName>
      )}
    </SidePanel>
  )
}

/** There are none before the review, and applicants see the outcome alone. */
const hasChecks = ({ checkpointOne }: ApplicationRecord) => checkpointOne.items.length > 0

/** The panel may be all that is in sight. */
const nameOf = ({ participantName, reference }: ApplicationRecord) => participantName ?? reference

function JudgeChecks({ record, close }: { record: ApplicationRecord; close: () => void }) {
  const text = useText()
  const checks = useCheckpoint(record, close)
  const { items } = record.checkpointOne
  // By what is stored: a check stays where it is while it is being judged.
  const isQuiet = (item: (typeof items)[number]) => item.isAutomatic && item.result === 'pass'
  const [quiet, open] = [items.filter(isQuiet), items.filter((item) => !isQuiet(item))]
  const mayRecord = record.can['recordCheckpoint'] === true
  const judging = useJudging({ open, quiet, checks, isOn: mayRecord })
  const row = (item: (typeof items)[number]) => (
    <CheckRow key={item.code} {...{ item, record, checks, judging }} />
  )
  return (
    <Form className={dialog.stepForm} submit={checks.save}>
      <Troubles checks={checks} />
      <p className={`${classes.hint} ${mayRecord ? classes.keys : ''}`}>
        {text(mayRecord ? 'judge.keys' : 'checkpoint.readOnly')}
      </p>
      <ol className={classes.items} aria-label={text('checkpoint.listTitle')}>
        {open.map(row)}
      </ol>
      {quiet.length > 0 && (
        <FoldedPart title={text('judge.automatic', { count: quiet.length })}>
          <ol className={classes.items}>{quiet.map(row)}</ol>
        </FoldedPart>
      )}
      <Foot checks={checks} record={record} />
    </Form>
  )
}

function Troubles({ checks }: { checks: Checks }) {
  const differences = useDifferences()
  return (
    <>
      {checks.stale && (
        <StaleNotice
          problem={checks.stale}
          differences={differences(checks.before, presentOf(checks.stale).record)}
        />
      )}
      {checks.failure && (
        <p role="alert" tabIndex={-1} className={dialog.failure}>
          {checks.failure}
        </p>
      )}
    </>
  )
}

/** What comes of it, as it is judged so far. */
function Foot({ checks, record }: { checks: Checks; record: ApplicationRecord }) {
  const text = useText()
  const judged = record.checkpointOne.items.map((item) => {
    const { result } = checks.enteredOf(item)
    return { ...item, result, override: result === item.result ? item.override : null }
  })
  const outcome = outcomeOf(judged, today())
  const { done, all, failed } = donePart(judged)
  return (
    <div className={dialog.foot}>
      <span role="status" className={classes.outcome}>
        <ToneBadge tone={checkpointStatus.states[outcome].tone}>
          {text(`checkpoint.${outcome}`)}
        </ToneBadge>
        <span className="quiet numbers" aria-hidden>
          {text('strip.checks', { done, all })}
          {failed > 0 && ` · ${text('strip.checksFailed', { count: failed })}`}
        </span>
        <span className="only-spoken">{text('rail.checksDone', { done, all, failed })}</span>
      </span>
      {record.can['recordCheckpoint'] === true && (
        <Button
          type="submit"
          size="sm"
          loading={checks.isBusy}
          disabled={checks.count === 0}
          title={text('checkpoint.changed', { count: checks.count })}
        >
          {text('checkpoint.save')}
        </Button>
      )}
    </div>
  )
}
