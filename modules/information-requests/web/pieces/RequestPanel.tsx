import { Button, Textarea } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useDialogClose } from '#kit/web/dialog/dialog-close.ts'
import { DateEntry } from '#kit/web/form/DateEntry.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { TypedPanel } from '#kit/web/record/TypedPanel.tsx'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '#modules/applications/contract/applications.endpoints.ts'
import type { Askable } from '../../contract/information-request.ts'
import { informationRequestsEndpoints } from '../../contract/information-requests.endpoints.ts'
import { AskedSide } from './AskedSide.tsx'
import { MailPreview } from './MailPreview.tsx'
import { useRequest } from './use-request.ts'
import classes from './request.module.css'

interface Panel {
  record: ApplicationRecord
  close: () => void
  taken: (after: ApplicationRecord) => void
}

/** What an applicant is asked for, beside the record that lacks it. */
export function RequestPanel(panel: Panel) {
  const text = useText('informationRequests')
  const { record, close } = panel
  const [isDirty, setDirty] = useState(false)
  const { id } = record
  const answer = useAnswer(informationRequestsEndpoints.readAskable, { params: { id } })
  const { data } = answer
  const title = `${text('ask.title')} · ${record.participantName ?? record.reference}`
  return (
    <TypedPanel title={title} isDirty={isDirty} close={close}>
      {data && <Asking {...panel} {...data} setDirty={setDirty} />}
      {!data && answer.error && (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      )}
      {answer.isPending && <Loading />}
    </TypedPanel>
  )
}

interface AskingProps extends Panel {
  sides: readonly Askable[]
  dueOn: string
  setDirty: (isDirty: boolean) => void
}

function Asking({ sides, dueOn, setDirty, ...panel }: AskingProps) {
  const text = useText('informationRequests')
  const kit = useKitText()
  const asking = useRequest({ ...panel, dueOn })
  const { wasTried, message, isDirty } = asking
  const leave = useDialogClose()
  useLayoutEffect(() => setDirty(isDirty), [isDirty, setDirty])
  const isMissing = wasTried && message.trim() === ''
  return (
    <Form className={classes.form} submit={asking.send}>
      {asking.failure && (
        <p role="alert" tabIndex={-1} className={classes.failure}>
          {asking.failure}
        </p>
      )}
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        required
        withAsterisk={false}
        label={text('ask.message')}
        description={text('ask.messageHelp')}
        error={isMissing ? text('ask.messageMissing') : asking.messageError}
        value={message}
        onChange={(event) => asking.setMessage(event.currentTarget.value)}
      />
      <DateEntry
        label={text('ask.dueOn')}
        value={asking.dueOn}
        onChange={asking.setDueOn}
        description={text('ask.dueOnHelp')}
        error={asking.dayError}
        required
      />
      {sides.map((side) => (
        <AskedSide key={side.side} side={side} asking={asking} />
      ))}
      {sides.length === 1 && <p className="quiet">{text('ask.participantMissing')}</p>}
      <MailPreview asking={asking} sides={sides} record={panel.record} />
      <div className={classes.foot}>
        <Button variant="default" onClick={leave}>
          {kit('actions.cancel')}
        </Button>
        <Button type="submit" loading={asking.isBusy}>
          {text('ask.title')}
        </Button>
      </div>
    </Form>
  )
}
