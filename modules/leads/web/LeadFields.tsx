import type { OwnField } from '#kit/contract/own-fields.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { newLead } from '../contract/lead.ts'
import { useAssigneeOptions, useFirstStatusOptions, useSourceOptions } from './references.ts'

const Field = fieldsOf(newLead)

/** The inputs of a lead; a status is chosen of a new one alone, later it is moved to. */
export function LeadFields(props: { isNew: boolean; mayGive: boolean; own: readonly OwnField[] }) {
  const { isNew, mayGive, own } = props
  const text = useText()
  return (
    <>
      <FormSection title={text('sections.person')}>
        <Wide>
          <Field name="name" />
        </Wide>
        <Wide>
          <Field name="company" />
        </Wide>
        <Field name="email" />
        <Field name="phone" />
      </FormSection>
      <FormSection title={text('sections.pipeline')}>
        {isNew && <Field name="statusId" useOptions={useFirstStatusOptions} />}
        <Field name="sourceId" useOptions={useSourceOptions} />
        <Field name="temperature" />
        {mayGive && <Field name="assigneeId" useOptions={useAssigneeOptions} />}
        <Field name="expectedAmount" />
        <Field name="expectedVolume" />
      </FormSection>
      <FormSection title={text('sections.next')}>
        <Wide>
          <Field name="nextStep" />
        </Wide>
        <Field name="nextStepOn" />
      </FormSection>
      <OwnEntries own={own} />
    </>
  )
}
