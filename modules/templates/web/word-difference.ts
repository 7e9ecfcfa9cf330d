import { diffWordsWithSpace } from 'diff'

/** A stretch of a text: in both versions, or in one of them alone. */
export interface Stretch {
  of: 'both' | 'before' | 'after'
  text: string
}

/** Texts that have next to nothing in common are told apart whole, before anybody waits. */
const longestSearch = 500

/** What became of a text, word by word and in its order. */
export function wordDifference(before: string, after: string): Stretch[] {
  const changes = diffWordsWithSpace(before, after, { timeout: longestSearch })
  const found: Stretch[] = changes
    ? changes.map(({ added, removed, value }) => ({
        of: added ? 'after' : removed ? 'before' : 'both',
        text: value,
      }))
    : [
        { of: 'before', text: before },
        { of: 'after', text: after },
      ]
  return found.filter(({ text }) => text !== '')
}
