import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { useOpenProgramOptions } from './pieces/open-programs.ts'
import { submission } from './submission.ts'

const Field = fieldsOf(submission)

/** The program, and who employs. */
export function EmployerFields({ isOwn }: { isOwn: boolean }) {
  const text = useText()
  return (
    <>
      <FormSection title={text('submit.program')} intro={text('submit.programHint')}>
        <Wide>
          <Field name="programId" useOptions={useOpenProgramOptions} />
        </Wide>
        <ModuleName value="employers">
          <Field name="language" />
        </ModuleName>
      </FormSection>
      <FormSection title={text('submit.employer')}>
        <ModuleName value="employers">
          <Field name="legalName" />
          <Field name="operatingName" />
          <Field
            name="businessNumber"
            disabled={isOwn}
            {...(isOwn && { help: text('submit.ownNumber') })}
          />
          <Field name="naics" />
          <Field name="legalStructure" />
          <Field name="employeesTotal" />
          <Wide>
            <Field name="sector" />
          </Wide>
          <Field name="street" />
          <Field name="city" />
          <Field name="province" />
          <Field name="postalCode" />
          <Field name="yearEstablished" />
          <Field name="website" />
          <Wide>
            <Field name="description" />
          </Wide>
        </ModuleName>
      </FormSection>
      <FormSection title={text('submit.contact')}>
        <ModuleName value="employers">
          <Field name="contactName" label={text('submit.name')} />
          <Field name="contactTitle" />
          <Field name="contactEmail" />
          <Field name="contactPhone" />
        </ModuleName>
      </FormSection>
    </>
  )
}
