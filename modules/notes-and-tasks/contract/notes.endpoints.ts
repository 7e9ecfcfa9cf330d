import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { note } from './note.ts'
import { mostQuery, namedPerson, parentParams } from './parents.ts'

/** Who may is said by the record that it hangs on. */
const access = { signedIn: true } as const

export const noteRecord = z.extend(note.record, {
  author: namedPerson,
  /** Who stands in its text by id, by the name of today. */
  mentions: z.array(namedPerson),
  can: canSchema,
})
export type NoteRecord = z.infer<typeof noteRecord>

export const notesEndpoints = {
  /** How many notes, open tasks and files a record has, as the person may see them. */
  countParts: defineEndpoint({
    summary: 'Count the parts of a record',
    method: 'GET',
    path: '/records/{kind}/{id}/counts',
    access,
    params: parentParams,
    output: z.strictObject({ notes: z.int(), tasks: z.int(), files: z.int() }),
  }),
  /** Pinned ones first, then the newest. */
  listNotes: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/notes',
    access,
    params: parentParams,
    query: mostQuery,
    output: z.strictObject({ data: z.array(noteRecord), total: z.int(), can: canSchema }),
  }),
  /** Who may open the record and whose name begins so, the first of them: for a mention. */
  listMentionable: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/mentionable',
    access,
    params: parentParams,
    query: z.object({ typed: z.optional(z.string().check(z.maxLength(100))) }),
    output: z.strictObject({ data: z.array(namedPerson) }),
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/records/{kind}/{id}/notes',
    access,
    params: parentParams,
    body: note.create,
    output: noteRecord,
    status: 201,
    idempotent: true,
  }),
  editNote: defineEndpoint({
    method: 'PATCH',
    path: '/notes/{id}',
    access,
    body: note.update,
    output: noteRecord,
    ifMatch: true,
    problems: ['notYours'],
  }),
  deleteNote: defineEndpoint({
    method: 'DELETE',
    path: '/notes/{id}',
    access,
    ifMatch: true,
    problems: ['notYours'],
  }),
}
