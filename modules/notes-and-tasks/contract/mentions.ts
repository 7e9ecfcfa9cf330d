/** So many people one note mentions at most. */
export const mostMentioned = 20
/** So many people are offered at a time. */
export const mostOffered = 8

const token = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g

/** How a text keeps that it mentions somebody: by id, so that the name is the one of today. */
export const mentionOf = (id: string) => `@[${id}]`

/** Whom a text mentions, each once. */
export const mentionedIn = (body: string): string[] => [
  ...new Set([...body.matchAll(token)].map(([, id = '']) => id)),
]

export interface Mentioned {
  id: string
  name: string
}

/** A piece of text, or somebody who is mentioned there. */
export type MentionPiece = string | Mentioned

/** A text in its pieces; an id without a name stays as it was typed. */
export function piecesOf(body: string, people: readonly Mentioned[]): MentionPiece[] {
  const names = new Map(people.map((each) => [each.id, each]))
  const pieces: MentionPiece[] = []
  let from = 0
  for (const found of body.matchAll(token)) {
    const person = names.get(found[1] ?? '')
    if (!person) continue
    if (found.index > from) pieces.push(body.slice(from, found.index))
    pieces.push(person)
    from = found.index + found[0].length
  }
  if (from < body.length) pieces.push(body.slice(from))
  return pieces
}

/** As it is read: `Ask @Maya Roy`. */
export const readAloud = (body: string, people: readonly Mentioned[]) =>
  piecesOf(body, people)
    .map((piece) => (typeof piece === 'string' ? piece : `@${piece.name}`))
    .join('')
