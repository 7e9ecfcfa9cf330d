import { recordParts } from '#modules/notes-and-tasks/web/record-parts.tsx'
import { loadWordsOf } from './words.ts'

/** What modules hang on records, with the words for it. */
export async function loadRecordParts() {
  await loadWordsOf('notes-and-tasks', [])
  return recordParts
}
