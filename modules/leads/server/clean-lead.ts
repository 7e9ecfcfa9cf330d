import type { Bilingual } from '#kit/contract/fields.ts'
import type { Differences } from '#kit/server/audit.ts'
import { invalidField } from '#kit/server/problems.ts'
import { normalPhone } from '#modules/accounts/server/phone-number.ts'

/** What was typed, as it is stored: telephone numbers in the international form. @throws 422 at `phone` */
export function cleanLead<Given extends { phone?: string | null | undefined }>(
  values: Given,
): Given {
  if (typeof values.phone !== 'string') return values
  const phone = normalPhone(values.phone)
  if (!phone) throw invalidField('phone', 'phone')
  return { ...values, phone }
}

type Named = { name: Bilingual } | null

/** What history keeps of a source is what it was called: it may be renamed and deleted. */
export function namingParts(
  changes: Differences,
  { source }: { source: readonly [before: Named, after: Named] },
): Differences {
  const { sourceId, ...others } = changes
  return sourceId
    ? { ...others, source: [source[0]?.name ?? null, source[1]?.name ?? null] }
    : changes
}
