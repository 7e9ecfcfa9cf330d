import { Decimal } from 'decimal.js'
import * as z from 'zod/mini'
import { dateSchema } from '#kit/contract/fields.ts'
import type { ComparedCode } from '../contract/checkpoint-two.ts'

/** By how much of what is agreed hours and wages may differ. */
const tolerance = '0.05'

/**
 * Whether what was found agrees with what is agreed: the same first day, hours and wage within 5 percent
 * of the agreed ones, both bounds included, and no more money from elsewhere than was declared.
 * @param found as `readFound` answers it
 */
export function agrees(code: ComparedCode, expected: string, found: string): boolean {
  if (code === 'startDate') return found === expected
  const [agreed, real] = [new Decimal(expected), new Decimal(found)]
  if (code === 'otherFunding') return real.lte(agreed)
  return real.sub(agreed).abs().lte(agreed.mul(tolerance))
}

const amount = /^\d{1,7}(\.\d{1,2})?$/

/** What was found as it is kept: a day, or dollars and hours with two decimals; null when it is neither. */
export function readFound(code: ComparedCode, typed: string): string | null {
  if (code === 'startDate') return z.safeParse(dateSchema, typed).success ? typed : null
  return amount.test(typed) ? new Decimal(typed).toFixed(2) : null
}
