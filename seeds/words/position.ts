import type { Trade } from './trades.ts'

interface Both {
  en: string
  fr: string
}

/** A job as an employer describes it, in either language. */
export interface Position {
  trade: Trade
  noc: string
  /** Dollars an hour, from and to. */
  wage: readonly [number, number]
  title: Both
  duties: Both
  /** What the person will learn; the beginning of the learning plan. */
  goals: Both
}
