import { useMemo } from 'react'
import type { Field } from '#kit/contract/fields.ts'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { factsOf, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { RecordActivity, RecordFilesSection } from '#kit/web/record/RecordActivity.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { ErasedBanner } from '#modules/privacy/web/pieces/ErasedBanner.tsx'
import { usePrivacyActs } from '#modules/privacy/web/pieces/use-privacy-acts.tsx'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import { useOwnChanges } from '#modules/custom-fields/web/pieces/use-own-changes.ts'
import { ownOfRecord, useOwnFields } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { shareholder } from '#modules/shareholders/contract/shareholder.ts'
import { leadStatus } from '../contract/lead-status.ts'
import { lead } from '../contract/lead.ts'
import { leadsEndpoints, type LeadRecord } from '../contract/leads.endpoints.ts'
import { LeadBanners } from './LeadBanners.tsx'
import { LeadRail } from './LeadRail.tsx'
import { LeadStrip } from './LeadStrip.tsx'
import { StatusText } from './pieces/StatusText.tsx'
import { useLeadActs } from './use-lead-acts.tsx'

export function LeadScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(leadsEndpoints.readLead, { id })
  const own = useOwnFields('lead')
  const entity = useMemo(() => withOwnFields(lead, own), [own])
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      list={leadsEndpoints.listLeads}
      title={(record) => record.name}
      status={(record) => <StatusText status={record.status} />}
      actions={(record) => <LeadActions lead={record} />}
      banners={(record) =>
        record.erased ? <ErasedBanner erased={record.erased} /> : <LeadBanners record={record} />
      }
      strip={(record) => <LeadStrip record={record} />}
      rail={(record) => <LeadRail record={record} />}
    >
      {(record) => <LeadSections record={record} own={ownOfRecord(own, record)} />}
    </RecordScreen>
  )
}

function LeadActions({ lead: record }: { lead: LeadRecord }) {
  const { acts, dialog } = useLeadActs(record)
  const privacy = usePrivacyActs({ kind: 'lead', id: record.id }, record.erased)
  return (
    <>
      <RecordActs acts={[...acts.filter(({ key }) => key !== 'open'), ...privacy.acts]} />
      {dialog}
      {privacy.dialog}
    </>
  )
}

const Fact = factsOf(lead)

function LeadSections({ record, own }: { record: LeadRecord; own: readonly OwnField[] }) {
  const text = useText()
  const of = { kind: 'lead', id: record.id }
  const isDeleted = record.deletedAt !== null
  return (
    <>
      <RecordSection title={text('sections.overview')}>
        <Facts>
          <Fact name="company" />
          <Fact name="sourceId">
            {record.source && <BilingualText value={record.source.name} />}
          </Fact>
          <Fact name="email" />
          <Fact name="phone" />
          <Fact name="expectedVolume" />
          <Fact name="nextStep" />
          {record.status.kind === 'lost' && <Fact name="lostReason" />}
          {record.status.kind === 'lost' && <Fact name="lostNote" wide />}
        </Facts>
      </RecordSection>
      <OwnFacts own={own} />
      {!isDeleted && <RecordFilesSection of={of} />}
      {!isDeleted && <LeadActivity id={record.id} />}
    </>
  )
}

/** What the history tells beside the fields. */
const told: Record<string, Field> = {
  status: leadStatus.fields.name,
  source: leadStatus.fields.name,
  shareholder: shareholder.fields.number,
  movedParts: shareholder.fields.number,
}

function LeadActivity({ id }: { id: string }) {
  const text = useText()
  const describeOwn = useOwnChanges('lead')
  const describe: DescribeChange = (name) => {
    const field = told[name]
    return field ? { name, label: text(`fields.${name}`), field } : describeOwn(name)
  }
  return <RecordActivity kind="lead" id={id} describe={describe} />
}
