import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { checkpointStatus } from '../contract/checkpoint.ts'
import { CheckMark } from './CheckMark.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './checks.module.css'

/** What has been checked, at a glance; the work is done in its dialog. */
export function CheckpointSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const go = useGo()
  const spoken = useSpoken()
  const { checkpointOne: checkpoint, can } = record
  const open = checkpoint.items.filter(({ result }) => result === 'pending').length
  // Applicants see the outcome alone.
  if (checkpoint.items.length === 0 && checkpoint.status === 'due') return null
  const openDialog = () => void go(applicationsScreens.checkpointOne, { query: { id: record.id } })
  return (
    <RecordSection
      title={text('sections.checkpoint')}
      actions={
        <ActButton
          variant="default"
          size="xs"
          can={can['recordCheckpoint'] ?? can['overrideCheck']}
          act={openDialog}
        >
          {text('actions.openChecks')}
        </ActButton>
      }
    >
      <p className={classes.outcome}>
        <ToneBadge tone={checkpointStatus.states[checkpoint.status].tone}>
          {text(`checkpoint.${checkpoint.status}`)}
        </ToneBadge>
        {open > 0 && <span className="quiet">{text('checkpoint.open', { count: open })}</span>}
        {checkpoint.reviewedBy && checkpoint.reviewedAt && (
          <span className="quiet">
            {text('checkpoint.recordedBy', {
              name: checkpoint.reviewedBy,
              date: spoken.date(checkpoint.reviewedAt),
            })}
          </span>
        )}
      </p>
      <ul className={classes.checks}>
        {checkpoint.items.map((item) => (
          <li key={item.code}>
            <CheckMark item={item} />
            <span>{text(`checkpoint.items.${item.code}`)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
