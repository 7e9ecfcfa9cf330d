import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordDialog, type DialogWidth } from '#kit/web/dialog/RecordDialog.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'
import { isWaitedFor } from '../contract/funding-request.status.ts'
import { useStepsInput } from './request-steps.ts'
import { useOpening } from './use-opening.ts'

/** The form as it was filled in. */
export function ViewRequestForm() {
  const text = useText()
  return (
    <OverRecord title={text('screens.viewRequestForm')} width={900}>
      {({ id, submittedOn }) =>
        submittedOn ? <AnswersSection recordId={id} /> : <p>{text('filling.notYet')}</p>
      }
    </OverRecord>
  )
}

/** Leads whoever is asked to the form; staff read who fills it in, and remind them. */
export function EditRequestForm() {
  const text = useText()
  return (
    <OverRecord title={text('screens.editRequestForm')}>
      {(record) => (record.mayFill ? <ToForm record={record} /> : <WhoFills record={record} />)}
    </OverRecord>
  )
}

interface OverRecordProps {
  title: string
  width?: DialogWidth
  children: (record: RequestRecord) => ReactNode
}

/** Without a record the page behind says that there is none. */
function OverRecord(props: OverRecordProps) {
  const { id } = useScreenParams()
  return id ? <OfRecord id={id} {...props} /> : null
}

function OfRecord({ id, title, width, children }: OverRecordProps & { id: string }) {
  const { data, error, refetch } = useRecord(fundingRequestsEndpoints.readFundingRequest, { id })
  return (
    <RecordDialog title={title} {...(width && { width })}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart />}
      {data && children(data)}
    </RecordDialog>
  )
}

function ToForm({ record }: { record: RequestRecord }) {
  const text = useText()
  const open = useOpening(record.id)
  return (
    <>
      <p>
        {text('edit.yours')} <DateText value={record.dueOn} />
      </p>
      <Group justify="flex-end">
        <Button onClick={() => void open()}>
          {text(record.evidenceAskedOn ? 'transitions.handIn' : 'transitions.fill')}
        </Button>
      </Group>
    </>
  )
}

function WhoFills({ record }: { record: RequestRecord }) {
  const text = useText()
  const steps = useSteps(record, useStepsInput(record))
  if (!isWaitedFor(record.status)) return <p>{text('edit.over')}</p>
  return (
    <>
      <p>
        {text(`edit.${record.side}`)} <DateText value={record.dueOn} />
      </p>
      <Group justify="flex-end">
        <StepButton steps={steps} step={record.evidenceAskedOn ? 'remindOfEvidence' : 'remind'} />
      </Group>
      {steps.dialog}
    </>
  )
}
