import { FollowRecord } from '#modules/notifications/web/pieces/FollowRecord.tsx'
import { loadWordsOf } from './words.ts'

/** What somebody wants to hear of a record, with the words for it. */
export async function loadRecordFollowing() {
  await loadWordsOf('notifications', [])
  return { default: FollowRecord }
}
