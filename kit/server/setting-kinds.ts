import * as z from 'zod/mini'
import type { ClockSetting } from './clock.ts'

/** How a setting is written, read and described. */
export interface Kind<Value> {
  schema: z.ZodMiniType<Value, string>
  /** For the table of settings. */
  written: string
  /** What is written so is neither a secret nor anybody's: it may be told to whoever helps. */
  isPlain?: true
}

const unitsInMilliseconds: Record<string, number> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
}
const unitsInBytes: Record<string, number> = { B: 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 }

const matching = (pattern: RegExp, complaint: string) =>
  z.string().check(z.regex(pattern, complaint))

const read = <Value>(
  pattern: RegExp,
  complaint: string,
  parse: (value: string) => Value,
): z.ZodMiniType<Value, string> =>
  z.pipe(matching(pattern, complaint), z.transform(parse)) as z.ZodMiniType<Value, string>

/** `30s`, `10m`, `12h`, `90d`; read as milliseconds. */
export const duration: Kind<number> = {
  written: 'duration',
  isPlain: true,
  schema: read(
    /^\d+(\.\d+)?(ms|s|m|h|d)$/,
    'is no duration such as 30s, 10m, 12h or 90d',
    (value) => {
      const [, amount, unit] = /^([\d.]+)(.+)$/.exec(value)!
      return Math.round(Number(amount) * unitsInMilliseconds[unit!]!)
    },
  ),
}

/** `+45d`, `-3h`, or the moment at which the clock begins: `2027-03-01T08:00:00Z`. */
export const winding: Kind<ClockSetting> = {
  written: '`+` or `-` duration, or a moment',
  isPlain: true,
  schema: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => toWinding(value) !== null,
          'is neither a winding such as +45d or -3h nor a moment such as 2027-03-01T08:00:00Z',
        ),
      ),
    z.transform((value) => toWinding(value)!),
  ),
}

function toWinding(value: string): ClockSetting | null {
  const [, sign, length] = /^([+-])(.+)$/.exec(value) ?? []
  if (sign) {
    const read = z.safeParse(duration.schema, length)
    return read.success ? { by: sign === '-' ? -read.data : read.data } : null
  }
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  const at = new Date(value)
  return isMoment && !Number.isNaN(at.getTime()) ? { at } : null
}

/** `10MB`; read as bytes. */
export const size: Kind<number> = {
  written: 'size',
  isPlain: true,
  schema: read(/^\d+(B|KB|MB|GB)$/, 'is no size such as 500KB or 10MB', (value) => {
    const [, amount, unit] = /^(\d+)(.+)$/.exec(value)!
    return Number(amount) * unitsInBytes[unit!]!
  }),
}

export const wholeNumber = (minimum: number, maximum: number): Kind<number> => ({
  written: `number, ${minimum} to ${maximum}`,
  isPlain: true,
  schema: z.pipe(
    z.pipe(matching(/^-?\d+$/, 'is no whole number'), z.transform(Number)),
    z
      .number()
      .check(z.minimum(minimum, `is below ${minimum}`), z.maximum(maximum, `is above ${maximum}`)),
  ) as z.ZodMiniType<number, string>,
})

export const onOff: Kind<boolean> = {
  written: '`on` or `off`',
  isPlain: true,
  schema: read(/^(on|off)$/, 'is neither on nor off', (value) => value === 'on'),
}

export const text: Kind<string> = {
  written: 'text',
  schema: z.string(),
}

export const address = (...schemes: string[]): Kind<string> => ({
  written: `address (${schemes.map((scheme) => `\`${scheme}://\``).join(', ')})`,
  schema: z
    .string()
    .check(
      z.refine(
        (value) =>
          schemes.some((scheme) => value.startsWith(`${scheme}://`)) && URL.canParse(value),
        `is no address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      ),
    ),
})

export const email: Kind<string> = {
  written: 'e-mail address',
  schema: z.string().check(z.email('is no e-mail address')),
}

export const oneOf = <const Choice extends string>(...choices: Choice[]): Kind<Choice> => ({
  written: choices.map((choice) => `\`${choice}\``).join(', '),
  isPlain: true,
  schema: z.enum(choices, `is none of ${choices.join(', ')}`) as z.ZodMiniType<Choice, string>,
})

const parts = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const listOf = <Value>(kind: Kind<Value>): Kind<Value[]> => ({
  written: `list of ${kind.written}, by comma`,
  schema: z.pipe(z.pipe(z.string(), z.transform(parts)), z.array(kind.schema)),
})

export interface EncryptionKey {
  id: string
  key: Buffer
}

/** 32 bytes in base64 behind a name: `2026a:…`; the first one encrypts, all decrypt. */
export const encryptionKey: Kind<EncryptionKey> = {
  written: '`name:key`, the key 32 bytes in base64',
  schema: z.pipe(
    matching(/^[A-Za-z0-9-]+:.+$/, 'is no name:key pair').check(
      z.refine((pair) => toKey(pair).key.length === 32, 'has a key that is not 32 bytes in base64'),
    ),
    z.transform(toKey),
  ),
}

function toKey(pair: string): EncryptionKey {
  const separator = pair.indexOf(':')
  return { id: pair.slice(0, separator), key: Buffer.from(pair.slice(separator + 1), 'base64') }
}
