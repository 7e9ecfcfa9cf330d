import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { addressOf } from '#kit/web/router/address-of.ts'
import { useText } from '#kit/web/text.ts'
import { noticesEndpoints, type Notice } from '../../contract/notices.endpoints.ts'
import classes from './notices.module.css'

/** What has happened, and the way to its record; whoever opens it has read it. */
export function NoticeLine({ notice, at }: { notice: Notice; at: ReactNode }) {
  const { id, text: said, about, path, isUnread } = notice
  const text = useText('notifications')
  const read = useChange(noticesEndpoints.readNotice)
  return (
    <li className={classes.line} data-unread={isUnread || undefined}>
      <Link {...addressOf(path)} onClick={() => isUnread && read.mutate({ params: { id } })}>
        {isUnread && <VisuallyHidden>{text('notices.isUnread')} </VisuallyHidden>}
        {said}
        {about && <small className={classes.about}> {about}</small>}
      </Link>
      <small>{at}</small>
    </li>
  )
}
