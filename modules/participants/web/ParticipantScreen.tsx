import { lazy, Suspense, useMemo } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText } from '#kit/web/text.ts'
import { OwnFacts } from '#modules/custom-fields/web/pieces/OwnFacts.tsx'
import { useOwnChanges } from '#modules/custom-fields/web/pieces/use-own-changes.ts'
import { ownOfRecord, useOwnFields } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { ErasedBanner } from '#modules/privacy/web/pieces/ErasedBanner.tsx'
import { HoldBanners } from '#modules/holds/web/pieces/HoldBanners.tsx'
import { RefusedMail } from '#modules/outbox/web/pieces/RefusedMail.tsx'
import { usePlaceHoldAct } from '#modules/holds/web/pieces/use-place-hold.tsx'
import { usePrivacyActs } from '#modules/privacy/web/pieces/use-privacy-acts.tsx'
import { hasWorked } from '#modules/placements/contract/placement-states.ts'
import { participant } from '../contract/participant.ts'
import { participantStanding } from '../contract/participant.standing.ts'
import {
  participantsEndpoints,
  type ParticipantRecord,
} from '../contract/participants.endpoints.ts'
import { LedgerSection } from './LedgerSection.tsx'
import { ParticipantRail } from './ParticipantRail.tsx'
import { ParticipantStrip } from './ParticipantStrip.tsx'
import { PathsSection } from './PathsSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SelfIdentificationSection } from './SelfIdentificationSection.tsx'
import { useParticipantActs } from './use-participant-acts.ts'

const MonitoringFormsSection = lazy(() =>
  import('#modules/monitoring/web/pieces/MonitoringFormsSection.tsx').then((m) => ({
    default: m.MonitoringFormsSection,
  })),
)

const SupplementsSection = lazy(() =>
  import('#modules/supplements/web/pieces/SupplementsSection.tsx').then((m) => ({
    default: m.SupplementsSection,
  })),
)

export function ParticipantScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(participantsEndpoints.readParticipant, { id })
  const ability = usePortalAbility()
  const own = useOwnFields('participant')
  const entity = useMemo(() => withOwnFields(participant, own), [own])
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      sees={(group) => ability.can('view', 'Participants View', group)}
      list={participantsEndpoints.listParticipants}
      title={(record) => record.name}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={participantStanding} state={record.standing} />}
      actions={(record) => <Actions record={record} />}
      banners={(record) => <ErasedBanner erased={record.erased} />}
      strip={(record) => <ParticipantStrip record={record} />}
      rail={(record) => <ParticipantRail record={record} />}
    >
      {(record) => <Sections record={record} own={ownOfRecord(own, record)} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: ParticipantRecord }) {
  const { acts } = useParticipantActs(record)
  const holding = usePlaceHoldAct({ participantId: record.id })
  const privacy = usePrivacyActs({ kind: 'participant', id: record.id }, record.erased)
  return (
    <>
      <RecordActs acts={[...acts, ...(record.erased ? [] : holding.acts), ...privacy.acts]} />
      {holding.dialog}
      {privacy.dialog}
    </>
  )
}

function Sections({ record, own }: { record: ParticipantRecord; own: readonly OwnField[] }) {
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  const describe = useOwnChanges('participant')
  return (
    <>
      <HoldBanners of="participant" id={record.id} />
      <RefusedMail of="participant" id={record.id} version={record.version} />
      <PathsSection record={record} />
      {record.paths.some(({ standing }) => hasWorked(standing)) && (
        <Suspense>
          <MonitoringFormsSection of={{ participantId: record.id }} />
        </Suspense>
      )}
      <LedgerSection id={record.id} />
      {record.paths.some(({ placementId }) => placementId !== null) && (
        <Suspense>
          <SupplementsSection participantId={record.id} />
        </Suspense>
      )}
      <ProfileSection record={record} />
      <OwnFacts own={own} />
      {record.can['identify'] === true && <SelfIdentificationSection id={record.id} />}
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={participantsEndpoints.readParticipantHistory}
            id={record.id}
            describe={describe}
          />
        </RecordSection>
      )}
    </>
  )
}
