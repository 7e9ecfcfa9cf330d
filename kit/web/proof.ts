import { smallStore } from './small-store.ts'

/** Asks the person to prove that it is them; true once the server was convinced. */
export type AskProof = () => Promise<boolean>

/** Set by whoever knows how a person proves it; without it nobody is asked. */
export const proofAsking = smallStore<AskProof | null>(null)

let asking: Promise<boolean> | null = null

/** Several calls that need it at the same time ask once. */
export function askProof(): Promise<boolean> {
  const ask = proofAsking.get()
  if (!ask) return Promise.resolve(false)
  asking ??= ask().finally(() => (asking = null))
  return asking
}
