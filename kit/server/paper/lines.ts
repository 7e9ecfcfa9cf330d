import { runsOf, writable, type Run, type Weight } from './fonts.ts'

export interface Style {
  weight: Weight
  size: number
  /** From one line to the next. */
  leading: number
  colour: string
  /** Figures are equally wide, and stand below one another. */
  tabular?: true
}

/** What the font is asked for. */
export const featuresOf = ({ tabular }: Style): Record<string, boolean> =>
  tabular ? { tnum: true, kern: false } : {}

const widths = new WeakMap<object, Map<string, number>>()

/** How wide a run is in units of the font size. */
function widthOfRun({ font, text }: Run, style: Style): number {
  const known = widths.get(font) ?? new Map<string, number>()
  widths.set(font, known)
  const key = `${style.tabular ? 'tabular ' : ''}${text}`
  const measured = known.get(key)
  if (measured !== undefined) return measured
  const width = font.layout(text, featuresOf(style)).advanceWidth / font.unitsPerEm
  if (known.size > mostKnown) known.clear()
  known.set(key, width)
  return width
}

/** Words recur; what a process remembers of them is bounded. */
const mostKnown = 5000

export const widthOf = (text: string, style: Style): number =>
  runsOf(text, style.weight).reduce((sum, run) => sum + widthOfRun(run, style) * style.size, 0)

/** A text in lines that are no wider than there is room; what has no space to break at is cut. */
export const linesOf = (text: string, style: Style, room: number): string[] =>
  writable(text)
    .split('\n')
    .flatMap((line) => brokenLine(line.trim(), style, room))

function brokenLine(text: string, style: Style, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => cut(each, style, room))) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, style) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Where a word that is too long may end before it does: an address at its signs, a name at its hyphen. */
const joints = /(?<=[-–/@,;])(?=.)/u

/** A word that fits as it is, or in pieces that do. */
function cut(word: string, style: Style, room: number): string[] {
  if (widthOf(word, style) <= room) return [word]
  const pieces = ['']
  for (const part of word.split(joints)) {
    const longer = `${pieces.at(-1) ?? ''}${part}`
    if (widthOf(longer, style) <= room) pieces[pieces.length - 1] = longer
    else pieces.push(...inLetters(part, style, room))
  }
  return pieces.filter(Boolean)
}

function inLetters(word: string, style: Style, room: number): string[] {
  const pieces = ['']
  for (const letter of word) {
    const piece = `${pieces.at(-1) ?? ''}${letter}`
    if (piece.length > 1 && widthOf(piece, style) > room) pieces.push(letter)
    else pieces[pieces.length - 1] = piece
  }
  return pieces
}
