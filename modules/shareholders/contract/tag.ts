import * as z from 'zod/mini'
import { oneLine } from '#kit/contract/typed-text.ts'

export const mostTags = 20

/** One line without the signs that part tags in files and addresses. */
export const tagName = z.string().check(
  z.overwrite((typed: string) => oneLine(typed).replace(/\s+/g, ' ')),
  z.minLength(1, 'required'),
  z.maxLength(40),
  z.regex(/^[^;,]+$/, 'tagSigns'),
)

export const tagNames = z.array(tagName).check(z.maxLength(mostTags))

/** Two spellings of one tag are the same. */
export const sameTag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
