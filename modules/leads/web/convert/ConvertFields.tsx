import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/text.ts'
import { useShareholderOptions } from '#modules/orders/web/pieces/references.ts'
import { conversion } from '../../contract/conversion.ts'
import type { Alike } from '../../contract/conversions.endpoints.ts'
import type { LeadRecord } from '../../contract/leads.endpoints.ts'
import { useManagerOptions, useSourceOptions, useWonOptions } from '../references.ts'
import { CarriedOwn } from './CarriedOwn.tsx'
import { AlikeNotice } from './AlikeNotice.tsx'

const Field = fieldsOf(conversion)

/** Who the lead becomes: whom it looks like first, then what a new shareholder is entered with. */
export function ConvertFields({ lead, found }: { lead: LeadRecord; found: readonly Alike[] }) {
  const text = useText()
  const { into } = useFormAround().values
  return (
    <>
      <FormSection title={text('convert.who')}>
        <Wide>
          <div aria-live="polite">
            <AlikeNotice found={found} />
          </div>
        </Wide>
        <Wide>
          <Field name="into" />
        </Wide>
        {into === 'existing' && (
          <Wide>
            <Field name="shareholderId" isNeeded useOptions={useShareholderOptions} />
          </Wide>
        )}
      </FormSection>
      {into === 'new' && <NewShareholder />}
      {into && <CarriedOwn lead={lead} isNew={into === 'new'} />}
      <FormSection title={text('sections.pipeline')} intro={text('convert.follows')}>
        {lead.status.kind !== 'won' && (
          <Field name="statusId" isNeeded useOptions={useWonOptions} />
        )}
        <Field name="expectedAmount" isNeeded />
      </FormSection>
    </>
  )
}

function NewShareholder() {
  const text = useText()
  const isCompany = useFormAround().values['shareholderKind'] === 'company'
  return (
    <>
      <FormSection title={text('convert.new')} intro={text('convert.newIntro')}>
        <Field name="shareholderKind" isNeeded />
        <Field name="language" isNeeded />
        {isCompany && (
          <Wide>
            <Field name="companyName" isNeeded />
          </Wide>
        )}
        <Field name="firstName" />
        <Field name="lastName" isNeeded={!isCompany} />
        <Field name="email" />
        <Field name="phone" />
        {!isCompany && <Field name="birthDate" />}
        <Field
          name="assigneeId"
          label={text('convert.manager')}
          isNeeded
          useOptions={useManagerOptions}
        />
        <Field name="sourceId" useOptions={useSourceOptions} />
      </FormSection>
      <FormSection title={text('convert.address')}>
        <Field name="addressOne" />
        <Field name="addressTwo" />
        <Field name="postCode" />
        <Field name="city" />
        <Field name="state" />
        <Field name="country" />
      </FormSection>
    </>
  )
}
