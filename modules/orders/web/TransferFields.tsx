import type { OwnField } from '#kit/contract/own-fields.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { transfer } from './transfer.ts'
import { PriceField } from './PriceField.tsx'
import { PriceReasonField } from './PriceReasonField.tsx'
import { useAssigneeOptions, useShareholderOptions } from './pieces/references.ts'

const Field = fieldsOf(transfer)

/** The inputs of a transfer: from whom to whom, and on which terms. */
export function TransferFields({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  return (
    <>
      <FormSection title={text('sections.trade')}>
        <Field name="fromShareholderId" useOptions={useShareholderOptions} />
        <Field name="toShareholderId" useOptions={useShareholderOptions} />
        <Field name="volume" />
        <PriceField follows />
        <Field name="tradedOn" />
        <Field name="tradedAt" />
        <PriceReasonField />
      </FormSection>
      <FormSection title={text('sections.people')}>
        <Field name="assigneeId" useOptions={useAssigneeOptions} />
      </FormSection>
      <FormSection title={text('sections.note')}>
        <Wide>
          <Field name="note" />
        </Wide>
      </FormSection>
      <OwnEntries own={own} />
    </>
  )
}
