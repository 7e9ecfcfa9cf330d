import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { typedClaim } from './claim-form.ts'
import { ClaimLines } from './ClaimLines.tsx'
import { PayStubs } from './PayStubs.tsx'

const Field = fieldsOf(typedClaim)

/** The days and wages of a claim, and what proves them. */
export function ClaimFields() {
  const text = useText()
  return (
    <FormSection title={text('sections.wages')} intro={text('claim.intro')}>
      <Wide>
        <Field name="lines">{(input) => <ClaimLines input={input} />}</Field>
      </Wide>
      <Wide>
        <Field name="files">
          {(input) => <PayStubs input={input} add={text('claim.addFile')} />}
        </Field>
      </Wide>
    </FormSection>
  )
}
