import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { changeRequest } from '../contract/change-request.ts'

const Field = fieldsOf(changeRequest)

/** The job as it is approved, to be written over where it is to be otherwise. */
export function ChangeFields({ hasStarted }: { hasStarted: boolean }) {
  const text = useText()
  return (
    <>
      <FormSection title={text('form.pay')}>
        <Field name="hoursPerWeek" />
        <Field name="hourlyWage" />
        {!hasStarted && <Field name="startOn" />}
        <Field name="endOn" />
        <Field name="effectiveOn" />
      </FormSection>
      <FormSection title={text('form.job')}>
        <Field name="positionTitle" />
        <Wide>
          <Field name="duties" />
        </Wide>
        <Field name="supervisorName" />
        <Field name="supervisorEmail" />
      </FormSection>
      <FormSection title={text('form.workplace')}>
        <Field name="workplaceStreet" />
        <Field name="workplaceCity" />
        <Field name="region" />
        <Field name="workplacePostalCode" />
      </FormSection>
      <FormSection title={text('form.why')}>
        <Wide>
          <Field name="reason" />
        </Wide>
      </FormSection>
    </>
  )
}
