import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { training } from '../contract/funding-request.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import classes from './funding-requests.module.css'

const Fact = factsOf(training)

const columns = ['requested', 'approved', 'claimed', 'assessed'] as const
type Column = (typeof columns)[number]

/** What is asked for of each cost, given of it, claimed and paid, and why not all. */
export function CostsSection({ record }: { record: RequestRecord }) {
  const text = useText()
  const shown = columns.filter((column) => record[`${column}Amount`] !== null)
  return (
    <RecordSection title={text('sections.costs')}>
      <div className={classes.scrolled}>
        <table className={classes.costs}>
          <thead>
            <tr>
              <th scope="col">{text('costs.cost')}</th>
              {shown.map((column) => (
                <th key={column} scope="col" className={classes.amount}>
                  {text(`costs.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {record.lines.map((line) => (
              <CostRow key={line.kind} line={line} shown={shown} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text('costs.total')}</th>
              {shown.map((column) => (
                <td key={column} className={classes.amount}>
                  <Money value={record[`${column}Amount`]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Facts>
        <Fact name="employerShare" />
        <Fact name="otherFunding" />
        <Fact name="paidBy" />
      </Facts>
    </RecordSection>
  )
}

interface CostRowProps {
  line: RequestRecord['lines'][number]
  shown: readonly Column[]
}

function CostRow({ line, shown }: CostRowProps) {
  const text = useText()
  const { kind, reductionReason, assessmentReason } = line
  return (
    <tr>
      <th scope="row">
        {text(`choices.costs.${kind}`)}
        {reductionReason && <small className="quiet">{reductionReason}</small>}
        {assessmentReason && <small className="quiet">{assessmentReason}</small>}
      </th>
      {shown.map((column) => (
        <td key={column} className={classes.amount}>
          <Money value={line[column]} />
        </td>
      ))}
    </tr>
  )
}
