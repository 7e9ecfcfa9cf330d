import type { Letter } from '#kit/contract/define-letters.ts'
import type { Db } from '#kit/server/call.ts'
import type { OwnWords } from '#kit/server/letter-versions.ts'
import { notFound } from '#kit/server/problems.ts'
import type { LetterSamples } from './letter-samples.ts'
import type { Product } from '#kit/server/server-module.ts'

/** A program that may write letters in its own words. @throws 404 */
export async function ownWordsOf(db: Db, programId: string): Promise<OwnWords> {
  const program = await db
    .selectFrom('programs')
    .select('code')
    .where('id', '=', programId)
    .executeTakeFirst()
  if (!program) throw notFound()
  return { id: programId, changes: { program: [null, program.code] } }
}

export interface Written {
  letters: readonly Letter[]
  /** Those that a program may write in its own words. */
  ofPrograms: readonly Letter[]
  samples: readonly LetterSamples[]
}

/** The letters about records of a program: these alone may have words of its own. */
export function lettersOfPrograms(
  letters: readonly Letter[],
  { noticed }: Product['offers'],
): Letter[] {
  const ofPrograms = new Set(noticed.filter(({ program }) => program).map(({ entity }) => entity))
  return letters.filter(({ declared: { about = '' } }) => ofPrograms.has(about))
}
