import type { ReactNode } from 'react'

/** An amount that is no longer counted is struck. */
export const Struck = ({ is, children }: { is: boolean; children: ReactNode }) =>
  is ? <s className="quiet">{children}</s> : children
