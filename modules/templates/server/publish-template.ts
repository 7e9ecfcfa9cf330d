import type * as z from 'zod/mini'
import type { Letter } from '#kit/contract/define-letters.ts'
import { currentVersion, lockTemplate, publishLetter } from '#kit/server/letter-versions.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { failAsStale } from '#kit/server/versioned.ts'
import { letterTexts, typedTexts, type template } from '../contract/template.ts'
import type { Portal } from './samples.ts'
import { readTemplate } from './template.queries.ts'
import { refuseBrokenTexts, refuseUnevenTexts } from './typed-fields.ts'

interface Publishing {
  letters: readonly Letter[]
  letter: Letter
  portal: Portal
  input: z.infer<typeof template.update>
}

/**
 * Publishes a changed text; the next letter bears it. What is published already is no new version.
 * @throws 412 when somebody published in between, 422 at the fields of a text that could not be sent
 */
export async function publishTemplate(
  change: VersionedChange,
  { letters, letter, portal, input }: Publishing,
): Promise<void> {
  const { db, person, version } = change
  const { id, number } = await lockTemplate(db, letter.key)
  if (number !== version)
    await failAsStale(db, { id, current: () => readTemplate(db, { letters, id, person, portal }) })
  const before = typedTexts((await currentVersion(db, letter)).texts)
  const after = { ...before, ...input }
  const isSame = (['enSubject', 'enBody', 'frSubject', 'frBody'] as const).every(
    (field) => after[field] === before[field],
  )
  if (isSame) return
  refuseBrokenTexts(letter, after)
  refuseUnevenTexts(after)
  await publishLetter(change, letter, letterTexts(after))
  await change.announce({ topic: 'templates', id, subject: 'Settings General' })
}
