import { createHash } from 'node:crypto'
import { canonical } from '#kit/server/canonical.ts'
import type { FrozenContent } from '../contract/frozen-report.ts'

export interface Digested {
  content: FrozenContent
  sentTo: string
  note: string | null
  frozenBy: string
  frozenAt: string
}

/** What stands for all of a frozen report: nothing of it can differ without this differing. */
export const digestOf = ({ content, sentTo, note, frozenBy, frozenAt }: Digested): string =>
  createHash('sha256')
    .update(
      canonical({ content, sentTo, note, frozenBy, frozenAt: new Date(frozenAt).toISOString() }),
    )
    .digest('hex')
