import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { letterhead } from '../contract/letterhead.ts'
import type { LetterheadRecord } from '../contract/letterhead.endpoints.ts'

export interface LetterheadRow extends Omit<LetterheadRecord, 'can' | 'hasLogo' | 'hasSignature'> {
  logoKey: string | null
  signatureKey: string | null
}

/** Where a picture lies: by its content. */
export const pictureKey = (hash: string) => `letterheads/${hash}`

/** The one row, with where its pictures lie. */
export async function readLetterheadRow(db: Db): Promise<LetterheadRow> {
  const { rows } = await sql<LetterheadRow>`
    select ${selectBase('l')}, ${selectFields(letterhead, 'l')},
      l.logo_key as "logoKey", l.signature_key as "signatureKey" from letterhead l`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the letterhead is gone')
  return row
}

export async function readLetterhead(db: Db): Promise<Omit<LetterheadRecord, 'can'>> {
  const { logoKey, signatureKey, ...record } = await readLetterheadRow(db)
  return { ...record, hasLogo: logoKey !== null, hasSignature: signatureKey !== null }
}
