import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference, structure } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { decimalOf } from '#kit/web/form/field-values.ts'
import { newClaim, type ClaimLine } from '../contract/payment.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

const parts = {
  lines: structure(z.array(z.unknown()), { required: true }),
  files: structure(z.array(z.unknown())),
}

/** A placement is found by its participant. */
export const typedClaim = defineEntity('typedClaim', {
  participantId: reference(),
  placementId: reference({ required: true }),
  ...parts,
})

/** The placement of a claim that is there stays. */
export const changedClaim = defineEntity('changedClaim', parts)

/** A line as it is typed: amounts as the language writes them. */
export type TypedLine = ClaimLine

/** A file that is there. */
export interface AddedFile {
  id: string
  name: string
}

export const emptyLine: TypedLine = { from: '', to: '', hours: '', hourlyWage: '', gross: '' }

export const typedOf = ({ from, to, hours, hourlyWage, gross }: TypedLine): TypedLine => ({
  from,
  to,
  hours,
  hourlyWage,
  gross,
})

interface Typed {
  placementId?: string | null
  lines: readonly TypedLine[]
  files: readonly AddedFile[] | null
}

const amounts = ['hours', 'hourlyWage', 'gross'] as const

/** Lines as they are sent: amounts with a point. */
export const linesOf = (lines: readonly TypedLine[], language: Language): TypedLine[] =>
  lines.map((line) => ({
    ...line,
    ...Object.fromEntries(amounts.map((name) => [name, decimalOf(line[name].trim(), language)])),
  }))

const sentOf = ({ lines, files }: Typed, language: Language) => ({
  lines: linesOf(lines, language),
  files: (files ?? []).map(({ id }) => id),
})

/** What is typed as it is sent; what is left out is null here, which the schema asks for. */
export const newClaimSchema = (language: Language) =>
  z.pipe(
    z.transform((typed: Typed) => {
      const sent = { placementId: typed.placementId || null, ...sentOf(typed, language) }
      return sent as z.input<typeof newClaim>
    }),
    newClaim,
  )

const { placementId: _, ...changed } = newClaim.shape
const changedBody = z.strictObject(changed)

/** The same of a claim that is there already. */
export const changedClaimSchema = (language: Language) =>
  z.pipe(
    z.transform((typed: Typed): z.input<typeof changedBody> => sentOf(typed, language)),
    changedBody,
  )

export const initialOf = (record: PaymentRecord) => ({
  id: record.id,
  version: record.version,
  placementId: record.placementId,
  lines: record.lines.map(typedOf),
  files: record.files.map(({ id, name }) => ({ id, name })),
})
