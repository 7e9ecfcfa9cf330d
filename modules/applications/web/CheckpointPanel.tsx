import { Button, Loader } from '@mantine/core'
import { useRecord } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { presentOf } from '#kit/web/form/stale.ts'
import { useCloseDialog } from '#kit/web/go.ts'
import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { checkpointStatus, outcomeOf } from '../contract/checkpoint.ts'
import { CheckRow } from './CheckRow.tsx'
import { donePart } from './checks-done.ts'
import { useDifferences } from './use-differences.ts'
import { useCheckpoint, type Checks } from './use-checkpoint.ts'
import { useJudging } from './use-judging.ts'
import classes from './checks.module.css'
import dialog from './dialogs.module.css'

/** Checkpoint one beside the file that it judges: each check with what it judges by. */
export function CheckpointPanel() {
  const text = useText()
  const kit = useKitText()
  const close = useCloseDialog()
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const { data } = answer
  return (
    <SidePanel title={text('screens.checkpointOne')} close={close}>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loader aria-label={kit('states.loading')} />}
      {data && <JudgeChecks key={data.id} record={data} />}
    </SidePanel>
  )
}

function JudgeChecks({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const checks = useCheckpoint(record)
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
      <p className={classes.hint}>{text(mayRecord ? 'judge.keys' : 'checkpoint.readOnly')}</p>
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
        <p role="alert" className={dialog.failure}>
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
  const { done, all } = donePart(judged)
  return (
    <div className={dialog.foot}>
      <span role="status" className={classes.outcome}>
        <ToneBadge tone={checkpointStatus.states[outcome].tone}>
          {text(`checkpoint.${outcome}`)}
        </ToneBadge>
        <span className="quiet numbers">{text('strip.checks', { done, all })}</span>
      </span>
      {record.can['recordCheckpoint'] === true && (
        <Button type="submit" size="sm" loading={checks.isBusy} disabled={checks.count === 0}>
          {text('checkpoint.save')}
        </Button>
      )}
    </div>
  )
}
