import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { HeldCode } from './take-code.ts'

interface Done {
  act: 'loaded' | 'loadReverted'
  before: object
}

const titlesOf = (of: Partial<HeldCode>) => ({
  titleEn: of.titleEn ?? null,
  titleFr: of.titleFr ?? null,
})

/** What became of a code's titles; open screens hear of the whole file. */
export async function recordCode(
  change: Change,
  code: Pick<HeldCode, 'id' | 'code' | 'titleEn' | 'titleFr'>,
  { act, before }: Done,
) {
  await change.audit({
    action: `classifications.${act}`,
    entity: 'classificationCode',
    entityId: code.id,
    reference: code.code,
    changes: differences(titlesOf(before), titlesOf(code)),
  })
}
