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

function OverRecord({ title, width, children }: OverRecordProps) {
  const { id = '' } = useScreenParams()
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
        <Button onClick={() => void open()}>{text('transitions.fill')}</Button>
      </Group>
    </>
  )
}

function WhoFills({ record }: { record: RequestRecord }) {
  const text = useText()
  const steps = useSteps(record, useStepsInput(record))
  const isToFill = record.status === 'awaitingForm' || record.status === 'returned'
  if (!isToFill) return <p>{text('edit.over')}</p>
  return (
    <>
      <p>
        {text(`edit.${record.side}`)} <DateText value={record.dueOn} />
      </p>
      <Group justify="flex-end">
        <StepButton steps={steps} step="remind" />
      </Group>
      {steps.dialog}
    </>
  )
}
