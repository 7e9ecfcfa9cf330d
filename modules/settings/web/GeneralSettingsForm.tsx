import { useMemo } from 'react'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { organisation } from '#kit/web/organisation.ts'
import { useText } from '#kit/web/text.ts'
import { generalSettings } from '../contract/general-settings.ts'
import { settingsEndpoints, type GeneralSettings } from '../contract/settings.endpoints.ts'
import { useCurrencyName } from './currency-name.ts'
import { LongChoice } from './LongChoice.tsx'
import { useTimeZoneName } from './time-zone-name.ts'

const Field = fieldsOf(generalSettings)

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

interface GeneralSettingsFormProps {
  record: GeneralSettings
  begin: (saved: GeneralSettings) => void
  discard: () => void
}

export function GeneralSettingsForm({ record, begin, discard }: GeneralSettingsFormProps) {
  const text = useText()
  const form = useRecordForm<GeneralSettings>({
    entity: generalSettings,
    record,
    edit: settingsEndpoints.editGeneralSettings,
    onSaved: (saved) => {
      begin(saved)
      organisation.set({ ...saved, name: saved.organisationName })
    },
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={discard}>
      <FormSection title={text('sections.organisation')} intro={text('intros.organisation')}>
        <Wide>
          <Field name="organisationName" />
        </Wide>
        <Field name="postalAddress" />
        <Field name="contactEmail" />
      </FormSection>
      <FormSection title={text('sections.conventions')} intro={text('intros.conventions')}>
        <Field name="timeZone">{(input) => <ZoneChoice input={input} />}</Field>
        <Field
          name="currency"
          disabled={record.isCurrencyInUse}
          {...(record.isCurrencyInUse && { help: text('validation.currencyInUse') })}
        >
          {(input) => <CurrencyChoice input={input} />}
        </Field>
      </FormSection>
      <FormSection title={text('sections.birthdays')} intro={text('intros.birthdays')}>
        <Wide>
          <Field name="birthdayLeapRule" />
        </Wide>
        <Field name="birthdayLeadDays" />
        <Field name="birthdayDigestHour" />
      </FormSection>
      <FormSection title={text('sections.orders')} intro={text('intros.orders')}>
        <Wide>
          <Field name="hchLabel" />
        </Wide>
        <Wide>
          <Field name="hchHelp" />
        </Wide>
        <Field name="shareDecimals" />
        <Wide>
          <Field name="allowsOwnSharePrices" />
        </Wide>
      </FormSection>
      <FormSection title={text('sections.programs')} intro={text('intros.programs')}>
        <Wide>
          <Field name="apiTokens" />
        </Wide>
      </FormSection>
    </EntityFormBody>
  )
}

function ZoneChoice({ input }: Pick<Parameters<typeof LongChoice>[0], 'input'>) {
  const nameOf = useTimeZoneName()
  const data = useMemo(() => zones.map((value) => ({ value, label: nameOf(value) })), [nameOf])
  return <LongChoice input={input} data={data} />
}

function CurrencyChoice({ input }: Pick<Parameters<typeof LongChoice>[0], 'input'>) {
  const nameOf = useCurrencyName()
  const codes = Intl.supportedValuesOf('currency')
  return <LongChoice input={input} data={codes.map((value) => ({ value, label: nameOf(value) }))} />
}
