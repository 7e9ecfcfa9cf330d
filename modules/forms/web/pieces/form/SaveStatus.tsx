import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import type { DraftState } from '../draft/draft-state.ts'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './form.module.css'

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  unsaved: IconCloudUp,
  offline: IconCloudOff,
  failed: IconCloudOff,
}

/** Whether the answers are with the server; said aloud only when they are not for long. */
export function SaveStatus({ saving, savedAt }: Pick<DraftState, 'saving' | 'savedAt'>) {
  const words = useWords()
  const { time } = useFormats()
  const isAway = saving === 'offline' || saving === 'failed'
  const StatusIcon = icons[saving]
  return (
    <div
      role="status"
      className={classes.saving}
      data-away={isAway || undefined}
      data-saving={saving}
    >
      <StatusIcon size={18} stroke={1.75} aria-hidden />
      <span>{words(`saving.${saving}`, { time: time(savedAt) })}</span>
    </div>
  )
}
