import { IconCirclePlus } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DaysText } from '#kit/web/show/DateText.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import {
  supplementsEndpoints,
  type SupplementRow,
} from '#modules/supplements/contract/supplements.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import classes from './payments.module.css'

const query = { 'filter[isClaimable]': 'true', 'filter[payee]': 'participant', perPage: '100' }

/** Of what is approved for a participant, that of which something is left: they choose what was spent. */
export function OwnSupplements() {
  const text = useText()
  const { data, error, refetch } = useAnswer(supplementsEndpoints.listSupplements, { query })
  const rows = data?.data
  return (
    <>
      <PageHeader title={text('screens.newClaim')} />
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!rows && !error && <WaitingPart />}
      {rows?.length === 0 && (
        <EmptyState
          mark={<IconCirclePlus />}
          title={text('supplementClaim.none')}
          body={text('supplementClaim.noneHint')}
        />
      )}
      {rows && rows.length > 0 && (
        <RecordSection title={text('supplementClaim.own')}>
          <ul className={classes.ofSupplement}>
            {rows.map((row) => (
              <li key={row.id}>
                <Choice row={row} />
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
    </>
  )
}

function Choice({
  row: { id, type, reference, fromOn, toOn, approvedAmount },
}: {
  row: SupplementRow
}) {
  const text = useText('supplements')
  return (
    <>
      <ScreenLink screen={paymentsScreens.newSupplementClaim} params={{ id }}>
        {text(`choices.type.${type}`)}
      </ScreenLink>
      <span className="quiet">
        <span className="numbers">{reference}</span> · <DaysText from={fromOn} to={toOn} />
      </span>
      <strong>
        <Money value={approvedAmount ?? '0.00'} />
      </strong>
    </>
  )
}
