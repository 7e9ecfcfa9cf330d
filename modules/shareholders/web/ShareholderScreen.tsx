import { useEffect, useMemo } from 'react'
import type { Field } from '#kit/contract/fields.ts'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { usePortalAbility } from '#kit/web/Can.tsx'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import {
  RecordActivity,
  RecordFilesSection,
  RecordLetters,
} from '#kit/web/record/RecordActivity.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { scrollToPlace } from '#kit/web/router/hash-scroll.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { ErasedBanner } from '#modules/privacy/web/pieces/ErasedBanner.tsx'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import { useOwnChanges } from '#modules/custom-fields/web/pieces/use-own-changes.ts'
import { ownOfRecord, useOwnFields } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { shareholderStatus } from '../contract/shareholder.status.ts'
import { source } from '#modules/sources/contract/source.ts'
import { shareholder } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { BankSection } from './BankSection.tsx'
import { LedgerTab } from './LedgerTab.tsx'
import { MergedLines } from './MergedLines.tsx'
import { HoldingSection, PersonalSection } from './Overview.tsx'
import { ShareholderActions } from './ShareholderActions.tsx'
import { ShareholderRail } from './ShareholderRail.tsx'
import { ShareholderStrip } from './ShareholderStrip.tsx'

export function ShareholderScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(shareholdersEndpoints.readShareholder, { id })
  const own = useOwnFields('shareholder')
  const entity = useMemo(() => withOwnFields(shareholder, own), [own])
  const ability = usePortalAbility()
  const sees = (group: string) =>
    ['Shareholders View', 'Shareholders List'].some((subject) =>
      ability.can('view', subject, group),
    )
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      sees={sees}
      list={shareholdersEndpoints.listShareholders}
      title={(record) => record.name}
      reference={(record) => record.number}
      status={(record) => <StatusBadge of={shareholderStatus} state={record.status} />}
      actions={(record) => <ShareholderActions shareholder={record} />}
      banners={(record) => (
        <>
          <ErasedBanner erased={record.erased} />
          <MergedLines record={record} />
        </>
      )}
      strip={(record) => <ShareholderStrip record={record} />}
      rail={(record) => <ShareholderRail record={record} />}
    >
      {(record) => <ShareholderSections record={record} own={ownOfRecord(own, record)} />}
    </RecordScreen>
  )
}

interface Sections {
  record: ShareholderRecord
  own: readonly OwnField[]
}

function ShareholderSections({ record, own }: Sections) {
  const of = { kind: 'shareholder', id: record.id }
  // The purchase history is made of figures.
  const seesFigures = record.numberOfShares !== null
  return (
    <>
      <PersonalSection record={record} />
      <OwnFacts own={own} />
      {seesFigures && <HoldingSection record={record} />}
      <BankSection record={record} />
      {seesFigures && <Ledger id={record.id} />}
      <RecordLetters of={of} />
      <RecordFilesSection of={of} />
      <ShareholderActivity id={record.id} />
    </>
  )
}

const ledgerAnchor = 'purchase-history'

/** A link may be about the orders: `?tab=orders`. */
function Ledger({ id }: { id: string }) {
  const { tab } = useScreenParams()
  useEffect(() => {
    const place = tab === 'orders' && document.getElementById(ledgerAnchor)
    if (place) requestAnimationFrame(() => scrollToPlace(place))
  }, [tab])
  return <LedgerTab id={id} anchor={ledgerAnchor} />
}

/** What the history tells beside the fields. */
const { number, tags } = shareholder.fields
const told: Record<string, Field> = {
  source: source.fields.name,
  tagsAdded: tags,
  tagsRemoved: tags,
  notSameAs: number,
  mergedInto: number,
  mergedFrom: number,
  movedOrders: number,
  movedParts: number,
  convertedFrom: shareholder.fields.companyName,
}

function ShareholderActivity({ id }: { id: string }) {
  const text = useText()
  const describeOwn = useOwnChanges('shareholder')
  const describe: DescribeChange = (name) => {
    const field = told[name]
    return field ? { name, label: text(`fields.${name}`), field } : describeOwn(name)
  }
  return <RecordActivity kind="shareholder" id={id} describe={describe} />
}
