import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { useShareholderActs } from './use-shareholder-acts.ts'

/** What one can do with a shareholder now, on its own screen. */
export function ShareholderActions({ shareholder }: { shareholder: ShareholderRecord }) {
  const { acts, dialog } = useShareholderActs(shareholder)
  return (
    <>
      <RecordActs acts={acts.filter(({ key }) => key !== 'open')} />
      {dialog}
    </>
  )
}
