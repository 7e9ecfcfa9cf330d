import { mentionOf, piecesOf, type Mentioned } from '../contract/mentions.ts'

/** Where in a text as it is read somebody is mentioned, with the sign and the name. */
interface Mark {
  from: number
  to: number
  id: string
}

/** A text as it is read and typed, and what of it are mentions. */
export interface ShownText {
  text: string
  marks: readonly Mark[]
}

/** The text that is kept, as it is typed. */
export function shownText(body: string, people: readonly Mentioned[]): ShownText {
  let text = ''
  const marks: Mark[] = []
  for (const piece of piecesOf(body, people)) {
    const from = text.length
    text += typeof piece === 'string' ? piece : `@${piece.name}`
    if (typeof piece !== 'string') marks.push({ from, to: text.length, id: piece.id })
  }
  return { text, marks }
}

/** The text that is typed, as it is kept. */
export function keptText({ text, marks }: ShownText): string {
  let kept = ''
  let at = 0
  for (const { from, to, id } of marks) {
    kept += text.slice(at, from) + mentionOf(id)
    at = to
  }
  return kept + text.slice(at)
}

/** After somebody has typed: a mention that was touched is text, the others are where they are now. */
export function typedText({ text, marks }: ShownText, next: string): ShownText {
  const shortest = Math.min(text.length, next.length)
  let before = 0
  while (before < shortest && text[before] === next[before]) before++
  let after = 0
  while (after < shortest - before && text.at(-1 - after) === next.at(-1 - after)) after++
  const moved = next.length - text.length
  return {
    text: next,
    marks: marks.flatMap((mark) => {
      if (mark.to <= before) return [mark]
      if (mark.from < text.length - after) return []
      return [{ ...mark, from: mark.from + moved, to: mark.to + moved }]
    }),
  }
}

/** A name that is being typed behind its sign, as far as the caret. */
export interface BegunMention {
  from: number
  typed: string
}

/** Names have blanks in them; what runs on for longer is no name any more. */
const begun = /(?:^|[\s(«“"])@([^@\s]{0,40}(?: [^@\s]{0,40}){0,3})$/u

export function begunMention({ text, marks }: ShownText, caret: number): BegunMention | null {
  const typed = begun.exec(text.slice(0, caret))?.[1]
  if (typed === undefined) return null
  const from = caret - typed.length - 1
  return marks.some((mark) => mark.from <= from && from < mark.to) ? null : { from, typed }
}

/** The text with a person in place of the name that was being typed, and where the caret stands then. */
export function withMention(
  shown: ShownText,
  { from, typed }: BegunMention,
  { id, name }: Mentioned,
): { shown: ShownText; caret: number } {
  const to = from + 1 + typed.length
  const isFollowed = /^\s/u.test(shown.text.slice(to))
  const said = `@${name}`
  const next = `${shown.text.slice(0, from)}${said}${isFollowed ? '' : ' '}${shown.text.slice(to)}`
  const { text, marks } = typedText(shown, next)
  const mark = { from, to: from + said.length, id }
  const others = marks.filter((each) => each.to <= mark.from || each.from >= mark.to)
  return {
    shown: { text, marks: [...others, mark].toSorted((one, other) => one.from - other.from) },
    caret: mark.to + 1,
  }
}
