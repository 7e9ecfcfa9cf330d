import { createContext, use } from 'react'

/** The one way out of a dialog: its cross, Escape, a press beside it and “Cancel” take it alike. */
export const DialogClose = createContext<(() => void) | null>(null)

/** Closes the dialog that this stands in; what is typed in it is asked about first. */
export function useDialogClose(): () => void {
  const close = use(DialogClose)
  if (!close) throw new Error('a part of a dialog outside of it')
  return close
}
