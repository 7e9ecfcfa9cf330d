import { lazy, Suspense, useState } from 'react'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { hold as entity } from '../contract/hold.ts'
import { holdsEndpoints, type HoldRecord } from '../contract/holds.endpoints.ts'
import { holdStatus } from '../contract/hold.status.ts'
import { describeChange } from './describe-change.ts'
import { HoldRail } from './HoldRail.tsx'
import { HoldSection } from './HoldSection.tsx'
import { HoldStrip } from './HoldStrip.tsx'
import { StopsSection } from './StopsSection.tsx'
import { useHoldSteps } from './use-hold-steps.ts'

const ChangeHoldDialog = lazy(() =>
  import('./ChangeHoldDialog.tsx').then((m) => ({ default: m.ChangeHoldDialog })),
)

export function HoldScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(holdsEndpoints.readHold, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={entity}
      answer={answer}
      sees={(group) => ability.can('view', 'Holds', group)}
      list={holdsEndpoints.listHolds}
      title={({ name, reference }) => name ?? reference}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={holdStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <HoldStrip record={record} />}
      rail={(record) => <HoldRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: HoldRecord }) {
  const text = useText()
  const steps = useHoldSteps(record)
  const [isChanging, setChanging] = useState(false)
  const { can } = record
  const acts: MoreAct[] = [
    {
      key: 'lift',
      label: text('transitions.lift'),
      can: can['lift'],
      act: () => steps.take('lift'),
    },
    {
      key: 'change',
      label: text('actions.change'),
      can: can['edit'],
      act: () => setChanging(true),
    },
  ]
  return (
    <>
      <RecordActs acts={acts.filter((act) => act.can !== undefined)} />
      {steps.dialog}
      {isChanging && (
        <Suspense>
          <ChangeHoldDialog hold={record} close={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}

function Sections({ record }: { record: HoldRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      <HoldSection record={record} />
      {isStaff && <StopsSection record={record} />}
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={holdsEndpoints.readHoldHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
