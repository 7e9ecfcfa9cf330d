import type { ReactElement } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import type { Dashboard } from '../../contract/work.endpoints.ts'
import { Ages, Load } from './application-cards.tsx'
import { Reveals, Seals } from './audit-cards.tsx'
import { Budgets } from './Budgets.tsx'
import { Birthdays, CareMonths, NewestOrders, TeamTasks } from './investor-cards.tsx'
import { MonthAgainstLast } from './MonthAgainstLast.tsx'
import { LateForms } from './LateForms.tsx'
import { PaymentHolds } from './PaymentHolds.tsx'
import { Operation } from './Operation.tsx'
import { Unassigned } from './Unassigned.tsx'

/** The cards that the person's parts make, what asks for action first. */
export function useCards(dashboard: Dashboard): ReactElement[] {
  const mayVerify = useMay('verify', 'Orders View')
  const { applications, budgets, orders, tasks, birthdays, audit, operation, today } = dashboard
  const { monitoring, holds, payments } = dashboard
  const releases = payments !== null && payments.toPay !== null
  const team = tasks?.people ?? null
  const months = orders?.months ?? null
  const cards = [
    operation && (
      <Operation key="operation" operation={operation} signIns={audit?.signIns ?? null} />
    ),
    applications?.unassigned && (
      <Unassigned key="unassigned" count={applications.unassigned.open} />
    ),
    monitoring && monitoring.late > 0 && <LateForms key="lateForms" count={monitoring.late} />,
    holds && releases && holds.ofPayments > 0 && (
      <PaymentHolds key="holds" count={holds.ofPayments} />
    ),
    audit && <Reveals key="reveals" reveals={audit.reveals} />,
    audit && <Seals key="seals" seals={audit.seals} signIns={operation ? null : audit.signIns} />,
    budgets && budgets.length > 0 && <Budgets key="budgets" budgets={budgets} />,
    orders && mayVerify && <CareMonths key="care" orders={orders} />,
    team && months && <MonthAgainstLast key="months" months={months} />,
    team && <TeamTasks key="team" people={team} today={today} />,
    birthdays && <Birthdays key="birthdays" birthdays={birthdays} />,
    orders && months && !team && !audit && <NewestOrders key="newest" />,
    !team && months && <MonthAgainstLast key="months" months={months} />,
    orders && !mayVerify && team && <CareMonths key="care" orders={orders} />,
    applications && <Ages key="ages" ages={applications.ages} today={today} />,
    applications?.load && applications.load.length > 0 && (
      <Load key="load" load={applications.load} today={today} />
    ),
  ]
  return cards.filter((card) => card !== null && typeof card === 'object')
}
