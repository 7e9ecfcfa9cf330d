import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Letter } from '#kit/contract/define-letters.ts'
import {
  currentVersion,
  giveUpOwnWords,
  lockTemplate,
  publishWords,
  type OwnWords,
} from '#kit/server/letter-versions.ts'
import { refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { failAsStale } from '#kit/server/versioned.ts'
import { letterTexts, typedTexts, type template } from '../contract/template.ts'
import type { TemplateRecord } from '../contract/templates.endpoints.ts'
import { refuseBrokenTexts, refuseUnevenTexts } from './typed-fields.ts'

interface Changing {
  letter: Letter
  /** The program whose words they are; null: the organisation. */
  scope: OwnWords | null
  current: () => Promise<TemplateRecord>
}

/** Holds the letter, whoever writes it. @throws 412 when somebody published in between */
async function hold(change: VersionedChange, { letter, scope, current }: Changing) {
  const { db, version } = change
  const { id, number } = await lockTemplate(db, letter.key, scope?.id)
  if (number + (scope ? 1 : 0) !== version) await failAsStale(db, { id, current })
  const inForce = scope && sql`${scope.id}::uuid`
  return { id, before: await currentVersion(db, letter, inForce) }
}

const announce = (change: VersionedChange, id: string) =>
  change.announce({ topic: 'templates', id, subject: 'Settings General' })

/**
 * Publishes a changed text; the next letter bears it. What is published already is no new version.
 * @throws 412 when somebody published in between, 422 at the fields of a text that could not be sent
 */
export async function publishTemplate(
  change: VersionedChange,
  changing: Changing,
  input: z.infer<typeof template.update>,
): Promise<void> {
  const { letter, scope } = changing
  const held = await hold(change, changing)
  const before = typedTexts(held.before.texts)
  const after = { ...before, ...input }
  const isSame = (['enSubject', 'enBody', 'frSubject', 'frBody'] as const).every(
    (field) => after[field] === before[field],
  )
  if (isSame) return
  refuseBrokenTexts(letter, after)
  refuseUnevenTexts(after)
  await publishWords(change, letter, { texts: letterTexts(after), scope })
  await announce(change, held.id)
}

/**
 * A program writes as the organisation does again.
 * @throws 412 when somebody published in between, 409 `noOwnWords` where it writes so already
 */
export async function giveUp(
  change: VersionedChange,
  changing: Changing & { scope: OwnWords },
): Promise<void> {
  const { letter, scope } = changing
  const { id, before } = await hold(change, changing)
  if (before.scopeId === null) throw refused('noOwnWords')
  await giveUpOwnWords(change, letter, scope)
  await announce(change, id)
}
