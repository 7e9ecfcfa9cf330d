import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentBatchRecord } from '../contract/payment-batches.endpoints.ts'

/** Who did what with it, and which file the bank is given. */
export function BatchSection({ record }: { record: PaymentBatchRecord }) {
  const text = useText()
  const { createdOn, createdBy, releasedOn, releasedBy, settledBy, cancelledOn } = record
  const { fileKind, fileNumber } = record
  return (
    <RecordSection title={text('sections.batch')}>
      <Facts>
        <Fact name="createdOn">
          <DateText value={createdOn} /> · {createdBy}
        </Fact>
        {releasedOn && (
          <Fact name="releasedOn">
            <DateText value={releasedOn} /> · {releasedBy}
          </Fact>
        )}
        {fileKind && (
          <Fact name="file" label={text('facts.file')}>
            {text(`facts.${fileKind}`, { number: fileNumber ?? 0 })}
          </Fact>
        )}
        {settledBy && (
          <Fact name="settledBy" label={text('facts.settledBy')}>
            {settledBy}
          </Fact>
        )}
        {cancelledOn && (
          <Fact name="cancelledOn" label={text('facts.cancelledOn')}>
            <DateText value={cancelledOn} />
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}
