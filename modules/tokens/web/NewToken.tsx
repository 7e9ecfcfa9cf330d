import { useState } from 'react'
import type { Token } from '../contract/tokens.endpoints.ts'
import { NewTokenDialog, type OfferedArea } from './NewTokenDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

interface Made {
  token: Token
  secret: string
}

/** A token is chosen, then shown: this once. */
export function NewToken({ areas, close }: { areas: readonly OfferedArea[]; close: () => void }) {
  const [made, setMade] = useState<Made | null>(null)
  return made ? (
    <SecretDialog name={made.token.name} secret={made.secret} close={close} />
  ) : (
    <NewTokenDialog areas={areas} onMade={setMade} close={close} />
  )
}
