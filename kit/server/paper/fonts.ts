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
const opened = new Map<string, Font>()

function open(weight: Weight, script: string): Font {
  const name = `inter-${script}-${weights[weight]}-normal.woff`
  const known = opened.get(name)
  if (known) return known
  const font = create(readFileSync(resolve(`@fontsource/inter/files/${name}`))) as Font
  opened.set(name, font)
  return font
}

/** Part of a line that one file of the font can write. */
export interface Run {
  text: string
  /** By which the document knows it. */
  name: string
  font: Font
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
  const script = scripts.find((each) => open(weight, each).hasGlyphForCodePoint(code))
  return script ? { letter, script } : { letter: unknown, script: 'latin' }
}

/** A text in parts, each in the one file of the font that has all of its letters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const each of writable(text)) {
    const last = runs.at(-1)
    const { letter, script } = fontOf(each, weight)
    const name = `${weight}-${script}`
    if (last && (last.name === name || each === ' ')) last.text += letter
    else runs.push({ text: letter, name, font: open(weight, script) })
  }
  return runs
}
