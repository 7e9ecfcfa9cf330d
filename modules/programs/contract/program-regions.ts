import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingualText, decimalSchema, moneySchema, structure } from '#kit/contract/fields.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { checkBy, type FieldErrors } from '#kit/contract/validation.ts'

/** What every province draws on that has no part of its own. */
export const restOfRegions = 'rest'

const largeAmount = moneySchema(9_999_999_999.99)

const regionPart = z.strictObject({ region: z.enum(provinces, 'choice'), amount: largeAmount })
export type RegionPart = z.infer<typeof regionPart>

/** The parts of a program's budget, by where the workplaces are. */
export const regionalBudget = defineEntity('regionalBudget', {
  regions: structure(z.array(regionPart).check(z.maxLength(provinces.length)), { required: true }),
})

/** A province has one part. */
function regionErrors({ regions }: { regions: readonly RegionPart[] }): FieldErrors {
  return Object.fromEntries(
    regions.flatMap(({ region }, at) =>
      regions.findIndex((other) => other.region === region) < at
        ? [[`regions.${at}.region`, [{ code: 'regionTwice', params: {} }]]]
        : [],
    ),
  )
}

export const newRegionalBudget = regionalBudget.create.check(checkBy(regionErrors as never))

/** What is left of money that was set aside; less than nothing where more was spent than there was. */
export const leftAmount = decimalSchema({ min: -9_999_999_999.99, max: 9_999_999_999.99, scale: 2 })

/** Money of a part: what it is, what is reserved and paid of it, and what is left. */
export const regionMoney = z.strictObject({
  region: z.enum([...provinces, restOfRegions]),
  amount: largeAmount,
  committed: largeAmount,
  paid: largeAmount,
  left: leftAmount,
})
export type RegionMoney = z.infer<typeof regionMoney>

/** What is left of the part that a workplace draws on, before a decision. */
export const regionLeft = z.strictObject({ name: bilingualText(120), left: leftAmount })
export type RegionLeft = z.infer<typeof regionLeft>
