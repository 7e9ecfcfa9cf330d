import { Button, Loader } from '@mantine/core'
import { Form } from '#kit/web/form/Form.tsx'
import { presentOf } from '#kit/web/form/stale.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useCloseDialog } from '#kit/web/go.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { checkpointStatus } from '../contract/checkpoint.ts'
import { CheckpointItemRow } from './CheckpointItemRow.tsx'
import { useDifferences } from './use-differences.ts'
import { useCheckpoint } from './use-checkpoint.ts'
import classes from './checks.module.css'
import dialog from './dialogs.module.css'

/** Checkpoint one: each check with its result, what was found, and who let it pass. */
export function CheckpointDialog() {
  const text = useText()
  const kit = useKitText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  const { data } = answer
  return (
    <RecordDialog title={text('screens.checkpointOne')} width={900}>
      {answer.error && <ProblemState error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Loader aria-label={kit('states.loading')} />}
      {data && <Checks key={data.id} record={data} />}
    </RecordDialog>
  )
}

function Checks({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const checks = useCheckpoint(record)
  const differences = useDifferences()
  const { checkpointOne: checkpoint, can } = record
  const mayRecord = can['recordCheckpoint'] === true
  return (
    <Form className={dialog.stepForm} submit={checks.save}>
      <p className={classes.outcome}>
        <strong>
          {record.participantName ?? record.employer.legalName},{' '}
          <span className="numbers">{record.reference}</span>
        </strong>
        <ToneBadge tone={checkpointStatus.states[checkpoint.status].tone}>
          {text(`checkpoint.${checkpoint.status}`)}
        </ToneBadge>
      </p>
      {!mayRecord && <p className="quiet">{text('checkpoint.readOnly')}</p>}
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
      <ol className={classes.items} aria-label={text('checkpoint.listTitle')}>
        {checkpoint.items.map((item) => (
          <CheckpointItemRow key={item.code} item={item} record={record} checks={checks} />
        ))}
      </ol>
      {mayRecord && <Foot checks={checks} />}
    </Form>
  )
}

function Foot({ checks }: { checks: ReturnType<typeof useCheckpoint> }) {
  const text = useText()
  const kit = useKitText()
  const close = useCloseDialog()
  const { count, isBusy } = checks
  return (
    <div className={dialog.foot}>
      <span role="status" className="quiet">
        {text('checkpoint.changed', { count })}
      </span>
      <Button variant="default" onClick={close}>
        {kit('actions.cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={count === 0}>
        {text('checkpoint.save')}
      </Button>
    </div>
  )
}
