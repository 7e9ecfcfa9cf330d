import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { structure } from '#kit/contract/fields.ts'
import { changedSupplementClaim, newSupplementClaim, supplementClaim } from '../contract/payment.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import type { AddedFile } from './claim-form.ts'

/** What is claimed of a supplement as it is typed: files with their names. */
export const typedSupplementClaim = defineEntity('typedSupplementClaim', {
  ...supplementClaim.fields,
  files: structure(z.array(z.unknown())),
})

interface Typed extends Record<string, unknown> {
  files: readonly AddedFile[] | null
}

const sentOf = ({ files, ...spent }: Typed) => ({
  ...spent,
  files: (files ?? []).map(({ id }) => id),
})

export const newSupplementClaimSchema = (supplementId: string) =>
  z.pipe(
    z.transform(
      (typed: Typed) =>
        ({ supplementId, ...sentOf(typed) }) as z.input<typeof newSupplementClaim.create>,
    ),
    newSupplementClaim.create,
  )

/** The same of a claim that is there already. */
export const changedSupplementClaimSchema = z.pipe(
  z.transform((typed: Typed) => sentOf(typed) as z.input<typeof changedSupplementClaim.update>),
  changedSupplementClaim.update,
)

export const spentOf = (record: PaymentRecord) => ({
  id: record.id,
  version: record.version,
  spentOn: record.supplement?.spentOn,
  periodFrom: record.periodFrom,
  periodTo: record.periodTo,
  claimedAmount: record.claimedAmount,
  files: record.files.map(({ id, name }) => ({ id, name })),
})
