import { useState } from 'react'
import { SecretDialog } from '#kit/web/dialog/SecretDialog.tsx'
import { useText } from '#kit/web/text.ts'
import type { Token } from '../contract/tokens.endpoints.ts'
import { NewTokenDialog, type OfferedArea } from './NewTokenDialog.tsx'

interface Made {
  token: Token
  secret: string
}

/** A token is chosen, then shown: this once. */
export function NewToken({ areas, close }: { areas: readonly OfferedArea[]; close: () => void }) {
  const text = useText()
  const [made, setMade] = useState<Made | null>(null)
  return made ? (
    <SecretDialog
      title={text('made.title', { name: made.token.name })}
      body={text('made.body')}
      what={text('made.what')}
      done={text('made.done')}
      secret={made.secret}
      close={close}
    />
  ) : (
    <NewTokenDialog areas={areas} onMade={setMade} close={close} />
  )
}
