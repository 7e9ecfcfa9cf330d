import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { Fact, Facts } from '#kit/web/record/Facts.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { bankAccountStatus } from '../../contract/bank-account.status.ts'
import {
  bankAccountsEndpoints,
  type BankAccountRecord,
} from '../../contract/bank-accounts.endpoints.ts'
import classes from './bank-accounts.module.css'

const parts = ['holderName', 'institution', 'transit'] as const
const steps = ['verify', 'refuse'] as const

/** One account, its number shown in full on demand, which is recorded. */
export function BankAccount({ account }: { account: BankAccountRecord }) {
  const text = useText()
  const { take, dialog } = useSteps(account, {
    machines: [bankAccountStatus],
    endpoints: bankAccountsEndpoints,
    topics: ['bank-accounts'],
    values: { end: account.accountNumber.slice(-3) },
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  })
  return (
    <div className={classes.account}>
      <StatusBadge of={bankAccountStatus} state={account.status} />
      <Facts>
        {parts.map((name) => (
          <Fact key={name} name={name}>
            {account[name]}
          </Fact>
        ))}
        <Fact name="accountNumber">
          <AccountNumber account={account} />
        </Fact>
        <Fact name="addedAt" label={text('facts.addedAt')}>
          <DateText value={account.addedAt} />
          {account.addedBy && ` · ${account.addedBy}`}
        </Fact>
        {account.decidedAt && (
          <Fact name="decidedAt" label={text('facts.decidedAt')}>
            <DateText value={account.decidedAt} />
            {account.decidedBy && ` · ${account.decidedBy}`}
          </Fact>
        )}
        {account.refusal && <Fact name="reason">{account.refusal}</Fact>}
      </Facts>
      <div className={classes.acts}>
        {steps.map(
          (step) =>
            account.can[step] !== undefined && (
              <ActButton
                key={step}
                variant={step === 'verify' ? 'filled' : 'default'}
                size="xs"
                can={account.can[step]}
                act={() => take(step)}
              >
                {text(`transitions.${step}`)}
              </ActButton>
            ),
        )}
      </div>
      {dialog}
    </div>
  )
}

function AccountNumber({ account }: { account: BankAccountRecord }) {
  const text = useText()
  const [full, setFull] = useState<string | null>(null)
  const reveal = async () => {
    const params = { id: account.id }
    setFull((await callApi(bankAccountsEndpoints.revealBankAccount, { params })).accountNumber)
  }
  return (
    <span className={classes.number}>
      <span className="numbers">{full ?? account.accountNumber}</span>
      {full === null && (
        <ActButton variant="subtle" size="compact-xs" can act={reveal}>
          {text('actions.show')}
        </ActButton>
      )}
    </span>
  )
}
