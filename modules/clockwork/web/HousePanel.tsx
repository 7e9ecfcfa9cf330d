import { Button } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { downloadFile } from '#kit/web/api-download.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { clockworkEndpoints } from '../contract/clockwork.endpoints.ts'
import type { HouseState, PartState } from '../contract/house-state.ts'
import { useHouseLines, useMoment } from './house-lines.ts'
import { useHouseState } from './use-jobs.ts'
import classes from './clockwork.module.css'

const tones = { well: 'success', look: 'warning', broken: 'danger' } as const
const parts = [
  'version',
  'migrations',
  'database',
  'jobs',
  'mail',
  'storage',
  'backup',
  'audit',
  'live',
] as const

/** How the portal and what it stands on fare, part by part, as of a moment. */
export function HousePanel() {
  const text = useText()
  const answer = useHouseState()
  const refresh = () => void answer.refetch()
  return (
    <RecordSection
      title={text('house.title')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={answer.isRefetching}
          onClick={refresh}
        >
          {text('house.refresh')}
        </Button>
      }
    >
      {answer.data ? (
        <House house={answer.data} />
      ) : answer.error ? (
        <ProblemState error={answer.error} retry={refresh} />
      ) : (
        <WaitingPart height={320} />
      )}
      <SupportBundle />
    </RecordSection>
  )
}

/** One archive for whoever helps; those who may run jobs take it. */
function SupportBundle() {
  const text = useText()
  if (!useMay('configure', 'Settings Clockwork')) return null
  return (
    <div className={classes.bundle}>
      <ActButton
        can
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden />}
        act={() => downloadFile(clockworkEndpoints.takeSupportBundle, {}, 'programs-support.zip')}
      >
        {text('house.bundle')}
      </ActButton>
      <p className="quiet">{text('house.bundleHint')}</p>
    </div>
  )
}

function House({ house }: { house: HouseState }) {
  const text = useText()
  const moment = useMoment()
  const lines = useHouseLines(house)
  return (
    <>
      <dl className={classes.house}>
        {parts.map((part) => (
          <div key={part} data-state={house[part].state}>
            <dt>{text(`house.parts.${part}`)}</dt>
            <dd>
              <StateBadge state={house[part].state} />
            </dd>
            <dd>{lines[part].join('. ')}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet" aria-live="polite">
        {text('house.asOf', { time: moment(house.asOf) })}
      </p>
    </>
  )
}

function StateBadge({ state }: { state: PartState }) {
  const text = useText()
  return <ToneBadge tone={tones[state]}>{text(`house.state.${state}`)}</ToneBadge>
}
