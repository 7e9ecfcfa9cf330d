import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, decimal, province, text } from '#kit/contract/fields.ts'

/** The general minimum wage of a province or territory from a day on, until the next row. */
export const minimumWage = defineEntity('minimumWage', {
  region: province({ required: true, inList: true }),
  effectiveOn: date({ required: true, inList: true }),
  /** Dollars an hour; left empty while nobody has found it, and a person looks at each wage. */
  hourlyWage: decimal({ min: 1, max: 500, scale: 2 }, { inList: true }),
  source: text(300, { required: true, inList: true }),
  /** The day on which somebody last compared it with the official page; empty: to be confirmed. */
  checkedOn: date({ inList: true }),
})
