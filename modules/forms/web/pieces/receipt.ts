import type { Bilingual } from '#kit/contract/fields.ts'
import { readOfTab, writeOfTab } from '#kit/web/tab-storage.ts'

/** What has become of a form that was opened in this tab; nothing of what was answered. */
export interface Receipt {
  state: 'sent' | 'closed'
  /** Which form it was. */
  heading: Bilingual
  reference: string
  on: string | null
  /** What is still to come of it: whether it is granted, or what is paid. */
  follows?: 'decision' | 'payment' | null
}

const key = 'sentForm'

export const keepReceipt = (receipt: Receipt) => writeOfTab(key, receipt)
export const readReceipt = () => readOfTab<Receipt>(key)
