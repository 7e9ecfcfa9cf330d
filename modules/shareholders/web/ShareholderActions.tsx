import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useLetterActs } from '#modules/letters/web/pieces/use-letter-acts.tsx'
import { usePrivacyActs } from '#modules/privacy/web/pieces/use-privacy-acts.tsx'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { useShareholderActs } from './use-shareholder-acts.ts'

/** What one can do with a shareholder now, on its own screen. */
export function ShareholderActions({ shareholder }: { shareholder: ShareholderRecord }) {
  const { acts, dialog } = useShareholderActs(shareholder)
  const { id, language, can, numberOfShares, erased } = shareholder
  // An extract is made of figures.
  const mayExtract = can['edit'] === true && numberOfShares !== null
  const letters = useLetterActs({ kind: 'extract', id, language }, mayExtract)
  const privacy = usePrivacyActs({ kind: 'shareholder', id }, erased)
  return (
    <>
      <RecordActs
        acts={[...acts.filter(({ key }) => key !== 'open'), ...letters.acts, ...privacy.acts]}
      />
      {dialog}
      {letters.dialog}
      {privacy.dialog}
    </>
  )
}
