import type { RecordParts } from '#kit/web/record/record-parts.ts'
import { Documents } from '#modules/documents/web/pieces/Documents.tsx'
import { Letters } from '#modules/letters/web/pieces/Letters.tsx'
import { Messages } from '#modules/messages/web/pieces/Messages.tsx'
import { recordParts } from '#modules/notes-and-tasks/web/record-parts.tsx'
import { loadWordsOf } from './words.ts'

/** What modules hang on records, with the words for it. */
export async function loadRecordParts(): Promise<RecordParts> {
  await loadWordsOf('notes-and-tasks', [
    'messages',
    'documents',
    'documents/web/strings',
    'letters',
    'letters/web/strings',
  ])
  return { ...recordParts, Messages, Documents, Letters }
}
