import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** The weights that letters are written in. */
export type Weight = 'regular' | 'bold'

const weights: Record<Weight, number> = { regular: 400, bold: 600 }

/** Inter comes script by script; most letters need the first alone. */
const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'cyrillic',
  'cyrillic-ext',
  'greek-ext',
]

const { resolve } = createRequire(import.meta.url)
const opened = new Map<string, FontFile>()

interface FontFile {
  content: Buffer
  /** To measure by. A document opens its own: embedding one spoils what its glyphs stand for. */
  font: Font
}

function open(weight: Weight, script: string): FontFile {
  const name = `inter-${script}-${weights[weight]}-normal.woff`
  const known = opened.get(name)
  if (known) return known
  const content = readFileSync(resolve(`@fontsource/inter/files/${name}`))
  const file = { content, font: create(content) as Font }
  opened.set(name, file)
  return file
}

/** Part of a line that one file of the font can write. */
export interface Run extends FontFile {
  text: string
  /** By which the document knows it. */
  name: string
}

/** What stands for a letter of a script that Inter has not; a shape of the font that means nothing may not. */
const unknown = '?'
/** Marks of direction and width that nobody sees; a narrow space that the font lacks is a space. */
const unseen = /(?!\n)\p{C}/gu

/** A text as it can be written: composed, without what has no shape. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')

function fontOf(letter: string, weight: Weight): { letter: string; script: string } {
  const code = letter.codePointAt(0) ?? 0
  const script = scripts.find((each) => open(weight, each).font.hasGlyphForCodePoint(code))
  return script ? { letter, script } : { letter: unknown, script: 'latin' }
}

/** Letters that Inter may lack begin here; what stands before are those of nearly every text. */
const beyondLatin = /[\u0250-\u{10FFFF}]/u

/** Whether a letter has a character that is printed as a question mark. */
export const isReplaced = (text: string): boolean =>
  beyondLatin.test(text) &&
  Array.from(writable(text)).some((each) => each.trim() && fontOf(each, 'regular').letter !== each)

/** A text in parts, each in the one file of the font that has all of its letters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const each of writable(text)) {
    const last = runs.at(-1)
    const { letter, script } = fontOf(each, weight)
    const name = `${weight}-${script}`
    if (last && (last.name === name || each === ' ')) last.text += letter
    else runs.push({ ...open(weight, script), text: letter, name })
  }
  return runs
}
