import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useText } from '#kit/web/text.ts'
import { generalSettings } from '../contract/general-settings.ts'
import { settingsEndpoints, type GeneralSettings } from '../contract/settings.endpoints.ts'
import { GeneralSettingsForm } from './GeneralSettingsForm.tsx'
import { useCurrencyName } from './currency-name.ts'
import { useTimeZoneName } from './time-zone-name.ts'

const Fact = factsOf(generalSettings)

/** What holds for the whole organisation: a form for those who configure, facts for the others. */
export function GeneralSettingsScreen() {
  const text = useText()
  const answer = useRecord(settingsEndpoints.readGeneralSettings, {})
  return (
    <EditScreen
      entity={generalSettings}
      answer={answer}
      title={() => text('screens.settingsGeneral')}
    >
      {(record) => (
        <>
          {record.can['edit'] ? <Editing record={record} /> : <Reading record={record} />}
          <RecordSection title={text('sections.history')}>
            <History endpoint={settingsEndpoints.readGeneralSettingsHistory} id={record.id} />
          </RecordSection>
        </>
      )}
    </EditScreen>
  )
}

/** What the form began with stays while somebody types, whatever is fetched meanwhile. */
function Editing({ record }: { record: GeneralSettings }) {
  const [form, setForm] = useState({ record, round: 0 })
  const begin = (next: GeneralSettings) => setForm({ record: next, round: form.round + 1 })
  return (
    <GeneralSettingsForm
      key={form.round}
      record={form.record}
      begin={begin}
      discard={() => begin(record)}
    />
  )
}

function Reading({ record }: { record: GeneralSettings }) {
  const text = useText()
  const currencyName = useCurrencyName()
  const zoneName = useTimeZoneName()
  return (
    <>
      <RecordSection title={text('sections.organisation')}>
        <Facts>
          <Fact name="organisationName" />
          <Fact name="postalAddress" />
          <Fact name="contactEmail" />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.conventions')}>
        <Facts>
          <Fact name="timeZone">{zoneName(record.timeZone)}</Fact>
          <Fact name="currency">{currencyName(record.currency)}</Fact>
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.birthdays')}>
        <Facts>
          <Fact name="birthdayLeapRule" />
          <Fact name="birthdayLeadDays" />
          <Fact name="birthdayDigestHour" />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.orders')}>
        <Facts>
          <Fact name="hchLabel" />
          <Fact name="hchHelp" />
          <Fact name="shareDecimals" />
          <Fact name="allowsOwnSharePrices" />
        </Facts>
      </RecordSection>
      <RecordSection title={text('sections.programs')}>
        <Facts>
          <Fact name="apiTokens" />
        </Facts>
      </RecordSection>
    </>
  )
}
