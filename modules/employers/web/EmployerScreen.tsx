import { useMemo } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { AddressText } from '#kit/web/show/AddressText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { BankAccounts } from '#modules/bank-accounts/web/pieces/BankAccounts.tsx'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import { useOwnChanges } from '#modules/custom-fields/web/pieces/use-own-changes.ts'
import { ownOfRecord, useOwnFields } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { HoldBanners } from '#modules/holds/web/pieces/HoldBanners.tsx'
import { RefusedMail } from '#modules/outbox/web/pieces/RefusedMail.tsx'
import { usePlaceHoldAct } from '#modules/holds/web/pieces/use-place-hold.tsx'
import { directoryEndpoints, type EmployerRecord } from '../contract/directory.endpoints.ts'
import { employer as declared } from '../contract/employer.ts'
import { EmployerApplications } from './EmployerApplications.tsx'
import { EmployerRail } from './EmployerRail.tsx'
import { EmployerStrip } from './EmployerStrip.tsx'
import { EmployerProposals } from './pieces/EmployerProposals.tsx'
import { useEmployerActs } from './use-employer-acts.ts'

const address = ['street', 'city', 'province', 'postalCode'] as const

export function EmployerScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(directoryEndpoints.readEmployer, { id })
  const own = useOwnFields('employer')
  const entity = useMemo(() => withOwnFields(declared, own), [own])
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      title={(record) => record.legalName}
      reference={(record) => record.businessNumber}
      list={directoryEndpoints.listEmployerDirectory}
      actions={(record) => <Actions employer={record} />}
      strip={(record) => <EmployerStrip employer={record} />}
      rail={(record) => <EmployerRail employer={record} />}
    >
      {(record) => <Sections employer={record} own={ownOfRecord(own, record)} />}
    </RecordScreen>
  )
}

function Actions({ employer }: { employer: EmployerRecord }) {
  const { acts } = useEmployerActs(employer)
  const holding = usePlaceHoldAct({ employerId: employer.id })
  return (
    <>
      <RecordActs acts={[...acts.filter(({ key }) => key !== 'open'), ...holding.acts]} />
      {holding.dialog}
    </>
  )
}

function Sections({ employer, own }: { employer: EmployerRecord; own: readonly OwnField[] }) {
  const text = useText()
  const kit = useKitText()
  const describe = useOwnChanges('employer')
  const { id, can } = employer
  return (
    <>
      <HoldBanners of="employer" id={id} />
      <RefusedMail of="employer" id={id} version={employer.version} />
      <EmployerProposals employerId={id} />
      {can['bank'] && <BankAccounts employerId={id} />}
      <RecordSection title={text('sections.applications')}>
        <EmployerApplications employerId={id} />
      </RecordSection>
      <RecordSection title={text('sections.organisation')}>
        <Facts>
          <Fact name="operatingName" />
          <Fact name="businessNumber" label={text('facts.businessNumber')} />
          <Fact name="naics" label={text('facts.naics')} />
          <Fact name="legalStructure" />
          <Fact name="sector" />
          <Fact name="employeesTotal" label={text('heads.employeesTotal')} />
          {/* A year has no thousands. */}
          <Fact name="yearEstablished">{employer.yearEstablished}</Fact>
          <Fact name="language" label={text('facts.language')} />
          <Fact name="address" label={text('facts.address')} of={address}>
            <AddressText {...employer} />
          </Fact>
          <Fact name="website" />
          <Fact name="description" wide />
        </Facts>
      </RecordSection>
      <OwnFacts own={own} />
      {can['history'] && (
        <RecordSection title={kit('recordPane.activity')}>
          <History endpoint={directoryEndpoints.readEmployerHistory} id={id} describe={describe} />
        </RecordSection>
      )}
    </>
  )
}
