import { reachedFrom, type Piece } from './reached-pieces.ts'

export interface Thrown {
  /** Where: `file name`. */
  place: string
  code: string
  /** `reasons` are titles of problems, `validation` complaints about fields. */
  part: 'reasons' | 'validation'
}

/** What stands between the parentheses of a call that begins here, and what follows it. */
function callAt(source: string, open: number): { inside: string; after: string } {
  let depth = 0
  for (let at = open; at < source.length; at++) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return { inside: source.slice(open + 1, at), after: source.slice(at + 1) }
  }
  return { inside: '', after: '' }
}

/** The arguments of a call, as they are written. */
function argumentsOf(inside: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < inside.length; at++) {
    if ('([{'.includes(inside[at] ?? '')) depth += 1
    if (')]}'.includes(inside[at] ?? '')) depth -= 1
    if (inside[at] !== ',' || depth > 0) continue
    found.push(inside.slice(from, at))
    from = at + 1
  }
  return [...found, inside.slice(from)]
}

/** The literals of an expression; what it is compared with is no outcome: `reason === 'x' ? 403 : 409`. */
const outcomes = (text: string): string[] =>
  [...text.replace(/[!=]== '\w+'/g, '').matchAll(/'([a-z]\w*)'/g)].map(([, code]) => code ?? '')

const calls: [RegExp, Thrown['part'], (args: string[]) => string[]][] = [
  [/\brefused\(/g, 'reasons', ([code = '']) => outcomes(code)],
  [/\bnew Problem\(/g, 'reasons', ([, code = '']) => outcomes(code)],
  [/\binvalid\(/g, 'reasons', ([, code = "'invalidInput'"]) => outcomes(code)],
  [/\binvalidField\(/g, 'validation', ([, code = '']) => outcomes(code)],
  [/\brefuse\(/g, 'validation', ([, code = '']) => outcomes(code)],
  [/\bunfit\(/g, 'validation', ([code = '']) => outcomes(code)],
]

/** The codes that a piece of code throws in the name of whoever is served. */
export function thrownBy({ file, name, text }: Piece): Thrown[] {
  const found: Thrown[] = []
  const add = (part: Thrown['part'], codes: readonly string[]) =>
    found.push(...codes.map((code) => ({ place: `${file} ${name}`, code, part })))
  let unsaid = text
  for (const [pattern, part, codesOf] of calls)
    for (const { index, 0: call } of text.matchAll(pattern)) {
      const { inside, after } = callAt(text, index + call.length - 1)
      if (/^\s*\.saidBy\(/.test(after)) unsaid = unsaid.replace(inside, '')
      else add(part, codesOf(argumentsOf(inside)))
    }
  for (const [, code = ''] of unsaid.matchAll(/\bcode: '([a-z]\w*)', params/g))
    add('validation', [code])
  return found
}

/** What may be thrown while the functions of these files run, wherever it lies. */
export const thrownFrom = (files: readonly string[]): Thrown[] =>
  reachedFrom(files).flatMap((piece) => thrownBy(piece))

/** Reasons that guards and policies give: `… ? 'x' : null`, `return 'x'`, `{ reason: 'x' }`. */
export const guardReasons = (source: string): string[] =>
  [...source.matchAll(/(?:\? |null : |return |reason: )'([a-z]\w*)'(?!\])/g)].map(
    ([, code = '']) => code,
  )
