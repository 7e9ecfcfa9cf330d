import type { ReactNode } from 'react'

/** What list and board are given by the screen that shows one of them. */
export interface ShownLeads {
  /** What one can do, beside the title. */
  actions: ReactNode
  above: ReactNode
  /** Opens the panel of a new lead; null for whoever adds none. */
  add: ((statusId?: string) => void) | null
}
