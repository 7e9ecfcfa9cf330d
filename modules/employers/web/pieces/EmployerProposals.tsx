import { Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { ModuleName } from '#kit/web/text.ts'
import { proposalsEndpoints } from '../../contract/proposals.endpoints.ts'
import { proposalsId } from './use-unconfirmed.ts'

// Few employers have one.
const OneProposal = lazy(() =>
  import('./OneProposal.tsx').then((m) => ({ default: m.OneProposal })),
)

/** What public forms say differently of an employer on file; nothing while there is no such form. */
export function EmployerProposals({ employerId: id }: { employerId: string }) {
  const { data } = useRecord(proposalsEndpoints.readEmployerProposals, { id })
  if (!data || data.data.length === 0) return null
  return (
    <ModuleName value="employers">
      <Stack id={proposalsId} gap="md">
        <Suspense>
          {data.data.map((proposal) => (
            <OneProposal
              key={proposal.id}
              proposal={proposal}
              employer={{ id, version: data.version }}
              mayDecide={data.can['decide'] === true}
              isProven={data.isProven}
            />
          ))}
        </Suspense>
      </Stack>
    </ModuleName>
  )
}
