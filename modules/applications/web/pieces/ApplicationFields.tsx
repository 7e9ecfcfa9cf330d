import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { application } from '../../contract/application.ts'

const Field = fieldsOf(application)

/** The employer's half about the placement, shared by entering and editing. */
export function ApplicationFields() {
  const text = useText()
  const { entity } = useFormAround()
  const has = (name: string) => name in entity.fields
  return (
    <>
      {has('hireReason') && (
        <FormSection title={text('submit.participant')}>
          {has('participantName') && <Field name="participantName" label={text('submit.name')} />}
          {has('participantEmail') && <Field name="participantEmail" />}
          <Wide>
            <Field name="hireReason" />
          </Wide>
        </FormSection>
      )}
      <FormSection title={text('submit.position')}>
        <Field name="positionTitle" />
        <Field name="noc" />
        <Field name="employmentType" />
        <Field name="netNew" />
        <Wide>
          <Field name="duties" />
        </Wide>
        <Field name="supervisorName" />
        <Field name="supervisorEmail" />
      </FormSection>
      <FormSection title={text('submit.workplace')}>
        <Field name="workplaceStreet" />
        <Field name="workplaceCity" />
        <Field name="region" />
        <Field name="workplacePostalCode" />
      </FormSection>
      <FormSection title={text('submit.wage')}>
        <Field name="startOn" />
        <Field name="endOn" />
        <Field name="hoursPerWeek" />
        <Field name="hourlyWage" />
        <Field name="employerCostPercent" />
        {has('otherFunding') && <Field name="otherFunding" />}
      </FormSection>
      <FormSection title={text('submit.plan')}>
        <Wide>
          <Field name="learningPlan" />
        </Wide>
        <Field name="trainingRequested" />
      </FormSection>
      <FormSection title={text('submit.signatory')}>
        {has('signatoryName') && <Field name="signatoryName" />}
        {has('signatoryTitle') && <Field name="signatoryTitle" />}
      </FormSection>
    </>
  )
}
