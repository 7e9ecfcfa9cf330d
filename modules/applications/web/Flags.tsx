import { IconBell, IconCopyPlus, IconHandStop, IconUserQuestion } from '@tabler/icons-react'
import { None } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import classes from './lists.module.css'

const flags = [
  { key: 'isOnHold', word: 'list.hold', tone: 'danger', Icon: IconHandStop },
  { key: 'isDuplicateSuspected', word: 'list.duplicate', tone: 'warning', Icon: IconCopyPlus },
  { key: 'isMessageWaiting', word: 'fields.isMessageWaiting', tone: 'warning', Icon: IconBell },
  { key: 'isMissingParticipant', word: 'list.missing', tone: 'neutral', Icon: IconUserQuestion },
] as const

/** Beside a name: nothing may be done with it, whatever columns there is room for. */
export function HoldMark() {
  const text = useText('applications')
  return (
    <span
      className={classes.hold}
      role="img"
      aria-label={text('list.hold')}
      title={text('list.hold')}
    >
      <IconHandStop size={16} stroke={1.9} aria-hidden />
    </span>
  )
}

/** What somebody should know before opening the file, as icons with words. */
export function Flags({ row }: { row: Pick<ApplicationRow, (typeof flags)[number]['key']> }) {
  const text = useText('applications')
  const raised = flags.filter(({ key }) => row[key])
  if (raised.length === 0) return <None />
  return (
    <span className={classes.flags}>
      {raised.map(({ key, word, tone, Icon }) => (
        <span key={key} className={classes.flag} data-tone={tone} title={text(word)}>
          <Icon size={18} stroke={1.9} aria-hidden />
          <span className={classes.flagWord}>{text(word)}</span>
        </span>
      ))}
    </span>
  )
}
