import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { training } from '../contract/funding-request.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import classes from './funding-requests.module.css'

const Fact = factsOf(training)

/** What is asked for of each cost, what is given of it, and why not all. */
export function CostsSection({ record }: { record: RequestRecord }) {
  const text = useText()
  const isDecided = record.approvedAmount !== null
  return (
    <RecordSection title={text('sections.costs')}>
      <table className={classes.costs}>
        <thead>
          <tr>
            <th scope="col">{text('costs.cost')}</th>
            <th scope="col" className={classes.amount}>
              {text('costs.requested')}
            </th>
            {isDecided && (
              <th scope="col" className={classes.amount}>
                {text('costs.approved')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {record.lines.map((line) => (
            <CostRow key={line.kind} line={line} isDecided={isDecided} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('costs.total')}</th>
            <td className={classes.amount}>
              <Money value={record.requestedAmount} />
            </td>
            {isDecided && (
              <td className={classes.amount}>
                <Money value={record.approvedAmount} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
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
  isDecided: boolean
}

function CostRow({ line, isDecided }: CostRowProps) {
  const text = useText()
  const { kind, requested, approved, reductionReason } = line
  return (
    <tr>
      <th scope="row">
        {text(`choices.costs.${kind}`)}
        {reductionReason && <small className="quiet">{reductionReason}</small>}
      </th>
      <td className={classes.amount}>
        <Money value={requested} />
      </td>
      {isDecided && (
        <td className={classes.amount}>
          <Money value={approved} />
        </td>
      )}
    </tr>
  )
}
