import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { bankAccountsEndpoints } from '../../contract/bank-accounts.endpoints.ts'
import { BankAccount } from './BankAccount.tsx'

const AddBankAccountDialog = lazy(() =>
  import('./AddBankAccountDialog.tsx').then((m) => ({ default: m.AddBankAccountDialog })),
)

/** Where the payments of an employer go, what waits to be verified, and what was before. */
export function BankAccounts({ employerId }: { employerId: string }) {
  return (
    <ModuleName value="bankAccounts">
      <Section employerId={employerId} />
    </ModuleName>
  )
}

function Section({ employerId }: { employerId: string }) {
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useAnswer(bankAccountsEndpoints.readBankAccounts, {
    params: { id: employerId },
  })
  const known = data?.data ?? []
  const standing = known.filter(({ status }) => status === 'proposed' || status === 'verified')
  const isRefusedLast = known[0]?.status === 'refused'
  return (
    <RecordSection
      title={text('section')}
      actions={
        data?.can['add'] && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {text(standing.length > 0 ? 'actions.change' : 'actions.add')}
          </Button>
        )
      }
    >
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {data && standing.length === 0 && <p className="quiet">{text('none')}</p>}
      {known
        .filter((account, at) => standing.includes(account) || (isRefusedLast && at === 0))
        .map((account) => (
          <BankAccount key={account.id} account={account} />
        ))}
      {isAdding && (
        <Suspense>
          <AddBankAccountDialog employerId={employerId} close={() => setAdding(false)} />
        </Suspense>
      )}
    </RecordSection>
  )
}
