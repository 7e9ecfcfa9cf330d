import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { usePrivacyActs } from '#modules/privacy/web/pieces/use-privacy-acts.tsx'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { useShareholderActs } from './use-shareholder-acts.ts'

/** What one can do with a shareholder now, on its own screen. */
export function ShareholderActions({ shareholder }: { shareholder: ShareholderRecord }) {
  const { acts, dialog } = useShareholderActs(shareholder)
  const privacy = usePrivacyActs({ kind: 'shareholder', id: shareholder.id })
  return (
    <>
      <RecordActs acts={[...acts.filter(({ key }) => key !== 'open'), ...privacy.acts]} />
      {dialog}
      {privacy.dialog}
    </>
  )
}
