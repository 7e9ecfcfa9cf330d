import { useAnswer, useRecord } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useCloseDialog } from '#kit/web/go.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import { checkpointStatus, outcomeOf } from '#modules/applications/contract/checkpoint.ts'
import { hasWorked } from '#modules/placements/contract/placement-states.ts'
import {
  checkpointTwoEndpoints,
  type CheckpointTwoRecord,
} from '../../contract/checkpoint-two.endpoints.ts'
import { CheckTwoRow } from '../CheckTwoRow.tsx'
import classes from '../checkpoint-two.module.css'
import { useRecording } from '../use-recording.ts'

/** The checks by their own address. */
export function CheckpointTwoPanel() {
  const close = useCloseDialog()
  const { id = '' } = useScreenParams()
  return <ChecksTwoPanel id={id} close={close} />
}

/** Checkpoint two of an application: each check with what is agreed, and what was found. */
export function ChecksTwoPanel({ id, close }: { id: string; close: () => void }) {
  const text = useText('checkpointTwo')
  const file = useRecord(applicationsEndpoints.readApplication, { id })
  const isWorked = hasWorked(file.data?.placement?.status)
  const input = { params: { id } }
  const answer = useAnswer(checkpointTwoEndpoints.readCheckpointTwo, input, { enabled: isWorked })
  const { data } = answer
  const failed = [file, answer].find(({ error }) => error)
  const title = text('section.title')
  return (
    <SidePanel title={data ? `${title} · ${data.reference}` : title} close={close}>
      <ModuleName value="checkpointTwo">
        {failed?.error && !data && (
          <ProblemState error={failed.error} retry={() => void failed.refetch()} />
        )}
        {!data && !failed && (!file.data || isWorked) && <Loading />}
        {file.data && !isWorked && <p>{text('panel.notYet')}</p>}
        {data && data.items.length === 0 && <p>{text('panel.kept')}</p>}
        {data && data.items.length > 0 && <Checks key={data.id} record={data} />}
      </ModuleName>
    </SidePanel>
  )
}

function Checks({ record }: { record: CheckpointTwoRecord }) {
  const text = useText()
  const recording = useRecording(record)
  const { items, can, isOpen } = record
  const judged = items.map((item) => ({ ...item, result: recording.resultOf(item) }))
  const outcome = outcomeOf(judged, today())
  const done = judged.filter(({ result }) => result !== 'pending').length
  const opened = can['recordCheckpointTwo'] === true ? 'panel.judge' : 'panel.read'
  return (
    <>
      <p className={classes.hint}>{text(isOpen ? opened : 'section.notOpen')}</p>
      <ol className={classes.items} aria-label={text('panel.list')}>
        {items.map((item) => (
          <CheckTwoRow key={item.code} {...{ item, record, recording }} />
        ))}
      </ol>
      <p role="status" className={classes.foot}>
        <ToneBadge tone={checkpointStatus.states[outcome].tone}>
          {text(`states.${outcome}`)}
        </ToneBadge>
        <span className="quiet numbers">{text('section.done', { done, all: items.length })}</span>
      </p>
    </>
  )
}
