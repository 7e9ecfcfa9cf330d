import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActivity } from '#kit/web/record/RecordActivity.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { orphanedCase } from '../contract/orphaned-case.ts'
import { orphanedEndpoints, type OrphanedRecord } from '../contract/orphaned.endpoints.ts'
import { orphanedStatus } from '../contract/orphaned.status.ts'
import { CaseSection } from './CaseSection.tsx'
import { describeChange } from './describe-change.ts'
import { MatchesSection } from './MatchesSection.tsx'
import { OrphanedRail } from './OrphanedRail.tsx'
import { OrphanedStrip } from './OrphanedStrip.tsx'
import { PlaybookSection } from './PlaybookSection.tsx'
import { useOrphanedSteps } from './use-orphaned-steps.ts'

/** The address has the subject that it has always had; whoever may see no case is not asked for. */
export function OrphanedScreen() {
  const ability = usePortalAbility()
  return ability.can('view', 'Orphaned Participants List') ? <Case /> : <RecordMissing />
}

function Case() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(orphanedEndpoints.readOrphaned, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={orphanedCase}
      answer={answer}
      sees={(group) => ability.can('view', 'Orphaned Participants List', group)}
      list={orphanedEndpoints.listOrphaned}
      title={({ name, reference }) => name ?? text('anonymous', { reference })}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={orphanedStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <OrphanedStrip record={record} />}
      rail={(record) => <OrphanedRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

/** Those that name an employer stand beside the employer. */
const inHeader = ['close', 'reopen', 'assign', 'withdrawMatch'] as const

function Actions({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const steps = useOrphanedSteps(record)
  const acts = inHeader
    .filter((step) => record.can[step] !== undefined)
    .map((key): MoreAct => ({
      key,
      label: text(`transitions.${key}`),
      can: record.can[key],
      act: () => steps.take(key),
    }))
  return (
    <>
      <RecordActs acts={acts} />
      {steps.dialog}
    </>
  )
}

function Sections({ record }: { record: OrphanedRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  if (!isStaff)
    return (
      <>
        <RecordSection title={text('offered.title')}>
          <p>{text('offered.body')}</p>
        </RecordSection>
        <CaseSection record={record} />
      </>
    )
  return (
    <>
      <PlaybookSection record={record} />
      {record.can['rematch'] !== undefined && <MatchesSection record={record} />}
      <CaseSection record={record} />
      <RecordActivity kind="orphanedCase" id={record.id} describe={describeChange(text)} />
    </>
  )
}
