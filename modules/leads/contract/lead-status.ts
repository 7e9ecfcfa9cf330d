import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, choice, formatted, integer, longText, yesNo } from '#kit/contract/fields.ts'
import { isSeenOnBoth } from './color.ts'

/** What a status means, whatever it is called: still worked on, won, or lost. */
export const statusKinds = ['open', 'won', 'lost'] as const
export type StatusKind = (typeof statusKinds)[number]

const hex = formatted(
  {
    pattern: /^#[0-9A-F]{6}$/,
    code: 'color',
    max: 7,
    normalize: (typed) => typed.trim().toUpperCase(),
  },
  { required: true, inList: true },
)
const color = { ...hex, schema: hex.schema.check(z.refine(isSeenOnBoth, 'contrast')) }

/** A column of the pipeline. */
export const leadStatus = defineEntity('leadStatus', {
  name: bilingual(60, { required: true, inList: true }),
  description: longText(300, { inList: true }),
  color,
  kind: choice(statusKinds, { required: true, inList: true }),
  /** How many leads it is to hold at most; more are told of, and let in. */
  softLimit: integer({ min: 1, max: 9999 }, { inList: true }),
  /** After so many days in it a lead is stale. */
  staleAfterDays: integer({ min: 1, max: 365 }, { inList: true }),
  /** Whether leads can be put into it; one that is archived stays with those that have it. */
  isChoosable: yesNo({ required: true, inList: true }),
})
