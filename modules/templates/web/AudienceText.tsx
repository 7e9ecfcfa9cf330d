import { IconUsers } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { Audience } from '../contract/audiences.ts'
import classes from './templates.module.css'

/** Whom a letter is for. */
export function AudienceText({ of }: { of: readonly Audience[] }) {
  const text = useText()
  if (of.length === 0) return null
  return (
    <span className={classes.audience}>
      <IconUsers size={14} stroke={1.75} aria-hidden />
      <span className="only-spoken">{text('list.audience')} </span>
      {of.map((each) => text(`audience.${each}`)).join(', ')}
    </span>
  )
}
