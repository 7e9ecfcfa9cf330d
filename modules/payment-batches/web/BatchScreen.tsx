import { downloadFile } from '#kit/web/api-download.ts'
import { refreshTopics, useRecord } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { paymentBatch } from '../contract/payment-batch.ts'
import { paymentBatchStatus } from '../contract/payment-batch.status.ts'
import {
  paymentBatchesEndpoints,
  type PaymentBatchRecord,
} from '../contract/payment-batches.endpoints.ts'
import { BatchSection } from './BatchSection.tsx'
import { BatchStrip } from './BatchStrip.tsx'
import { describeChange } from './describe-change.ts'
import { EntriesSection } from './EntriesSection.tsx'
import { useBatchSteps } from './use-batch-steps.ts'

export function BatchScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(paymentBatchesEndpoints.readPaymentBatch, { id })
  return (
    <RecordScreen
      key={id}
      entity={paymentBatch}
      answer={answer}
      list={paymentBatchesEndpoints.listPaymentBatches}
      title={({ reference }) => reference}
      status={({ status }) => <StatusBadge of={paymentBatchStatus} state={status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <BatchStrip record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: PaymentBatchRecord }) {
  const text = useText()
  const { can, take, dialog } = useSteps(record, useBatchSteps(record))
  const { id, reference } = record
  const step = (key: 'release' | 'settle' | 'cancel'): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    ...(key === 'cancel' && { danger: true, isRare: true }),
  })
  const download: MoreAct = {
    key: 'download',
    label: text('actions.download'),
    can: record.mayDownload || undefined,
    async act() {
      await downloadFile(paymentBatchesEndpoints.downloadBatchFile, { params: { id } }, reference)
      await refreshTopics(queries, ['payment-batches'], id)
    },
  }
  const settle = step('settle')
  // Nothing arrives before the bank has its file.
  const after = record.isFileFetched ? [settle, download] : [download, settle]
  const acts = [step('release'), ...after, step('cancel')]
  return (
    <>
      <RecordActs acts={acts.filter((act) => act.can !== undefined)} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: PaymentBatchRecord }) {
  const text = useText()
  const kit = useKitText()
  return (
    <>
      <EntriesSection record={record} />
      <BatchSection record={record} />
      <RecordSection title={kit('recordPane.activity')}>
        <History
          endpoint={paymentBatchesEndpoints.readPaymentBatchHistory}
          id={record.id}
          describe={describeChange(text)}
        />
      </RecordSection>
    </>
  )
}
