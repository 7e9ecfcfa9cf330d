import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { notificationsSubjects } from './notifications.subjects.ts'

const { may } = notificationsSubjects

/** So many are counted; of more it is said that they are more. */
export const mostCounted = 100

const notice = z.strictObject({
  id: idSchema,
  at: instantSchema,
  /** What has happened, in the reader's language. */
  text: z.string(),
  /** Whom or what the record is about, as far as the person may see that. */
  about: z.nullable(z.string()),
  /** The screen of the record that it is about. */
  path: z.string(),
  isUnread: z.boolean(),
})
export type Notice = z.infer<typeof notice>

export const noticeList = defineList({
  sorts: ['at'],
  defaultSort: '-at',
  filters: { isUnread: { kind: 'yesNo' } },
  search: false,
  tableState: 'notificationsTableState',
})

const unread = z.strictObject({ unread: z.int() })

/** A person's own; what is about a record that the person may not open is left out everywhere. */
export const noticesEndpoints = {
  listNotices: defineEndpoint({
    method: 'GET',
    path: '/notifications',
    access: may('view', 'Notifications'),
    list: noticeList,
    output: pageOf(notice),
  }),
  countUnread: defineEndpoint({
    summary: 'Count unread notices',
    method: 'GET',
    path: '/notifications/unread',
    access: may('view', 'Notifications'),
    output: unread,
  }),
  readNotice: defineEndpoint({
    summary: 'Mark a notice as read',
    method: 'POST',
    path: '/notifications/{id}/read',
    access: may('update', 'Notifications'),
    output: unread,
  }),
  /** That one and all before it; what has come since stays unread. */
  readNotices: defineEndpoint({
    summary: 'Mark notices as read',
    method: 'POST',
    path: '/notifications/read',
    access: may('update', 'Notifications'),
    body: z.strictObject({ upTo: idSchema }),
    output: unread,
  }),
}
