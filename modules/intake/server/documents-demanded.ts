import type { Db } from '#kit/server/call.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import type { Side } from '../contract/sides.ts'

const askedOf = { employer: 'employer', employee: 'participant' } as const

/** The documents that a program asks a side for. */
export async function documentsOf(db: Db, programId: string, side: Side) {
  const { requiredDocuments } = await readProgramFacts(db, programId)
  return requiredDocuments.filter((document) => document.askedOf === askedOf[side])
}

/** Where a document is mandatory, the form has to ask for the documents. */
export const documentsDemanded =
  (side: Side) =>
  async (db: Db, programId: string): Promise<{ field: string; by: Bilingual }[]> =>
    (await documentsOf(db, programId, side))
      .filter(({ mandatory }) => mandatory)
      .map(({ name }) => ({ field: 'documents', by: name }))
