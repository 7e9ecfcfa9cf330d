import { createContext } from 'react'

/**
 * Where applications are worked through, the checks of the one that is looked at open beside it.
 * Elsewhere, null: they have an address of their own.
 */
export const ChecksBeside = createContext<{
  /** The application whose checks are open. */
  of: string | null
  open: (of: string | null) => void
} | null>(null)
