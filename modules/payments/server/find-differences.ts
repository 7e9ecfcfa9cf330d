import { Decimal } from 'decimal.js'
import type { Finding, FormAnswer } from '../contract/findings.ts'
import type { PaymentLine } from '../contract/payment-lines.ts'
import { agreedOfLine } from './agreed-of-line.ts'
import type { LoadedPayment } from './payment.policy.ts'
import type { Worked } from './worked.queries.ts'

interface Looked {
  found: Pick<LoadedPayment, 'files' | 'periodTo' | 'claimedAmount'>
  lines: readonly PaymentLine[]
  worked: Worked
  answers: readonly FormAnswer[]
}

type Compared = Pick<Finding, 'code'> & Partial<Finding>

const found = (finding: Compared): Finding => ({
  line: null,
  side: null,
  claimed: null,
  expected: null,
  ...finding,
})

/** What whoever assesses a claim looks into: where it goes beyond what is agreed, or a form says otherwise. */
export function findingsOf(looked: Looked): Finding[] {
  const { lines, worked, answers } = looked
  return [
    ...ofClaim(looked),
    ...lines.flatMap((line, at) => ofLine(line, { worked, place: at + 1 })),
    ...answers.flatMap((answer) => ofForm(answer, looked)),
  ].map(found)
}

function ofClaim({ found: claim, worked }: Looked): Compared[] {
  const rules: [boolean, Compared][] = [
    [claim.files === 0, { code: 'payStubMissing' }],
    [
      claim.periodTo > worked.lastDay,
      { code: 'pastLastDay', claimed: claim.periodTo, expected: worked.lastDay },
    ],
    [
      new Decimal(claim.claimedAmount).gt(worked.leftAmount),
      { code: 'overCommitted', claimed: claim.claimedAmount, expected: worked.leftAmount },
    ],
  ]
  return wrong(rules)
}

function ofLine(line: PaymentLine, { worked, place }: { worked: Worked; place: number }) {
  const agreed = agreedOfLine(line, worked)
  const most = agreed.hours.toDecimalPlaces(2)
  const wages = new Decimal(line.hours)
    .mul(line.hourlyWage)
    .toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  const at = { line: place }
  return wrong([
    [
      most.lt(line.hours),
      { ...at, code: 'hoursAbove', claimed: line.hours, expected: most.toString() },
    ],
    [
      new Decimal(line.hourlyWage).lt(agreed.lowestWage) ||
        new Decimal(line.hourlyWage).gt(agreed.highestWage),
      { ...at, code: 'wageDiffers', claimed: line.hourlyWage, expected: agreed.highestWage },
    ],
    [
      !wages.eq(line.gross),
      { ...at, code: 'grossDiffers', claimed: line.gross, expected: wages.toFixed(2) },
    ],
  ])
}

/** Hours and wage of a form are held against those of all lines together. */
function ofForm(answer: FormAnswer, { found: claim, lines }: Looked): Compared[] {
  const { side, isEmployed, lastDay, hoursPerWeek, hourlyWage, hasPayStub } = answer
  const days = lines.reduce((sum, line) => sum + line.days, 0)
  const hours = Decimal.sum(0, ...lines.map((line) => line.hours))
  const weekly = hours.mul(7).div(days).toDecimalPlaces(2)
  const highest = Decimal.max(0, ...lines.map((line) => line.hourlyWage))
  const isGone = lastDay ? lastDay < claim.periodTo : isEmployed === false
  return wrong([
    [isGone, { side, code: 'formLeft', claimed: claim.periodTo, expected: lastDay }],
    [
      hoursPerWeek !== null && weekly.gt(hoursPerWeek),
      { side, code: 'formHours', claimed: weekly.toString(), expected: hoursPerWeek },
    ],
    [
      hourlyWage !== null && highest.gt(hourlyWage),
      { side, code: 'formWage', claimed: highest.toFixed(2), expected: hourlyWage },
    ],
    [hasPayStub === false, { side, code: 'formPayStub' }],
  ])
}

const wrong = (rules: readonly [boolean, Compared][]): Compared[] =>
  rules.filter(([isWrong]) => isWrong).map(([, finding]) => finding)
