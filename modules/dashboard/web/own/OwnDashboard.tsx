import { IconFileText } from '@tabler/icons-react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import classes from '../dashboard.module.css'
import lists from '../work/rows.module.css'
import { Figures } from '../Figures.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { OwnForms } from './OwnForms.tsx'
import { useOwnForms } from './own-forms.ts'
import { useOwnPayments } from './own-payments.ts'
import { OwnRows } from './OwnRows.tsx'
import { MoneyOfOwn, People, Steps } from './own-cards.tsx'

interface OwnProps {
  own: Part<'own'>
  account: Part<'ownAccount'> | null
  type: string
}

/** An applicant's applications: what is due first, then where the others stand. */
export function OwnDashboard({ own, account, type }: OwnProps) {
  const forms = useOwnForms()
  const payments = useOwnPayments()
  const count = forms.length + payments.length
  if (own.rows.length === 0) return <Nothing />
  const isEmployer = type === 'employer'
  return (
    <div className={classes.dashboard}>
      {isEmployer && <Figures figures={figuresOf(own)} />}
      <div className={classes.columns}>
        <div className={lists.stack}>
          <OwnForms name="forms" forms={forms} isFirst />
          <OwnForms name="payments" forms={payments} isFirst={forms.length === 0} />
          {account && <OwnAccount account={account} isFirst={count === 0} />}
          <OwnRows rows={own.rows} type={type} hasForms={count > 0} />
        </div>
        <div className={classes.aside}>
          {isEmployer ? <People rows={own.rows} /> : <Steps row={own.rows[0]!} />}
          <MoneyOfOwn own={own} />
        </div>
      </div>
    </div>
  )
}

const figuresOf = ({ pendingCount, approvedCount }: Part<'own'>) => [
  {
    name: 'ownPending',
    count: pendingCount,
    to: { screen: applicationsScreens.pendingApplications },
  },
  {
    name: 'ownApproved',
    count: approvedCount,
    to: { screen: applicationsScreens.approvedApplications },
  },
]

function Nothing() {
  const text = useText()
  return (
    <section className="surface">
      <EmptyState
        mark={<IconFileText size={28} stroke={1.5} />}
        title={text('own.emptyTitle')}
        body={text('own.emptyBody')}
      >
        <ScreenButton screen={applicationsScreens.submitApplication}>
          {text('own.start')}
        </ScreenButton>
      </EmptyState>
    </section>
  )
}
