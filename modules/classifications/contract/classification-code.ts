import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, instant, integer, text } from '#kit/contract/fields.ts'

/** The National Occupational Classification 2021, the North American Industry Classification System 2022. */
export const schemes = ['noc', 'naics'] as const
export type Scheme = (typeof schemes)[number]

/** A code of a classification, from the broadest group to the finest, with its published titles. */
export const classificationCode = defineEntity('classificationCode', {
  scheme: choice(schemes, { required: true, inList: true, readOnly: true }),
  code: text(6, { required: true, inList: true, readOnly: true }),
  /** Follows from the code. */
  level: integer({ min: 1, max: 5 }, { required: true, inList: true, readOnly: true }),
  titleEn: text(300, { inList: true }),
  titleFr: text(300, { inList: true }),
  /** Null: it came with the product. */
  loadedAt: instant({ inList: true, readOnly: true }),
})

/** How the codes of a scheme are written, groups included; of a sector there may be a range. */
const written: Record<Scheme, RegExp> = { noc: /^\d{1,5}$/, naics: /^(\d{2,6}|\d\d-\d\d)$/ }

export const isCodeOf = (scheme: Scheme, code: string) => written[scheme].test(code)

/**
 * A code as it is published. Spreadsheets take the zeros away that an occupation begins with; the level
 * says how many digits there were.
 */
export function publishedCode(scheme: Scheme, typed: string, level: string | undefined): string {
  const code = typed.trim().replace(/\s*[‐‑–—−]\s*/g, '-')
  const digits = scheme === 'noc' && /^[1-5]$/.test(level ?? '') ? Number(level) : 0
  return /^\d+$/.test(code) ? code.padStart(digits, '0') : code
}
