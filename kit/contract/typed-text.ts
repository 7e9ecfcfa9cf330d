import * as z from 'zod/mini'

/** Signs that nobody sees: a text of these alone says nothing. */
const unseen = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** What was typed, as it is kept: without blanks around it, and nothing when nothing of it is seen. */
export const said = (typed: string) => (unseen.test(typed) ? '' : typed.trim())

const filled = (max: number) =>
  [z.overwrite(said), z.minLength(1, 'required'), z.maxLength(max)] as const

/** The schema of several lines of at most `max` characters, in which something is said. */
export const saidSchema = (max: number) => z.string().check(...filled(max))

/** What breaks a line, controls a printer or turns the direction of reading has no place in a name. */
const signsOfNoLine = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu

/** One line as it is stored: line breaks and control characters are blanks, those around it are removed. */
export const oneLine = (typed: string) => said(typed.replace(signsOfNoLine, ' '))

/** The schema of one line of text of at most `max` characters. */
export const lineSchema = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1, 'required'), z.maxLength(max))
