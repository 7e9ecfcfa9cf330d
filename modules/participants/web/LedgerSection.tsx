import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { FundingTable } from '#modules/applications/web/pieces/FundingTable.tsx'
import { requestStatus } from '#modules/funding-requests/contract/funding-request.status.ts'
import { fundingRequestsScreens } from '#modules/funding-requests/contract/funding-requests.screens.ts'
import { supplementStatus } from '#modules/supplements/contract/supplement.status.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import { SupplementSum } from '#modules/supplements/web/pieces/SupplementSum.tsx'
import { placementStatus } from '#modules/placements/contract/placement.status.ts'
import {
  participantsEndpoints,
  type LedgerLine,
  type ProgramLedger,
} from '../contract/participants.endpoints.ts'
import { ApplicationLink } from './PathsSection.tsx'
import classes from './participants.module.css'

/** By program what is committed, claimed and paid for the person, line by line, and what is left. */
export function LedgerSection({ id }: { id: string }) {
  const text = useText()
  const { data, error, refetch } = useAnswer(participantsEndpoints.readParticipantLedger, {
    params: { id },
  })
  return (
    <RecordSection title={text('sections.ledger')}>
      {error && (
        <PartProblem what={text('sections.ledger')} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <WaitingPart />}
      {data?.data.length === 0 && <p className="quiet">{text('ledger.empty')}</p>}
      {data?.data.map((ledger) => (
        <OfProgram key={ledger.programId} ledger={ledger} />
      ))}
    </RecordSection>
  )
}

function OfProgram({ ledger }: { ledger: ProgramLedger }) {
  const text = useText()
  const { wageMaximum, combinedCap, left } = ledger
  return (
    <section className={classes.ledger} aria-label={ledger.programCode}>
      <h3>
        <BilingualText value={ledger.programName} />
      </h3>
      <dl className={classes.sums}>
        <Sum label={text('ledger.committed')} value={ledger.committed} />
        <Sum label={text('ledger.claimed')} value={ledger.claimed} />
        <Sum label={text('ledger.paid')} value={ledger.paid} />
        {left !== null && <Sum label={text('ledger.left')} value={left} />}
        {wageMaximum !== null && (
          <Sum label={text('ledger.wageMaximum')} value={wageMaximum} isQuiet />
        )}
        {combinedCap !== null && (
          <Sum label={text('ledger.combinedCap')} value={combinedCap} isQuiet />
        )}
      </dl>
      {ledger.lines.map((line) => (
        <Line key={referenceOf(line)} line={line} />
      ))}
    </section>
  )
}

interface SumProps {
  label: string
  value: string | null
  /** What the others are held against. */
  isQuiet?: boolean
}

function Sum({ label, value, isQuiet }: SumProps) {
  const text = useText()
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isQuiet ? 'quiet' : ''}>
        {value === null ? (
          <span className="quiet">{text('ledger.nothingYet')}</span>
        ) : (
          <Money value={value} />
        )}
      </dd>
    </div>
  )
}

const OfPlacement = ({ line }: { line: LedgerLine }) => (
  <ModuleName value="placements">
    <StatusBadge of={placementStatus} state={line.placementStatus} />
  </ModuleName>
)

const OfRequest = ({ request }: { request: NonNullable<LedgerLine['request']> }) => (
  <>
    ·{' '}
    <ScreenLink screen={fundingRequestsScreens.fundingRequest} params={{ id: request.id }}>
      <span className="numbers">{request.reference}</span>
    </ScreenLink>{' '}
    <ModuleName value="fundingRequests">
      <StatusBadge of={requestStatus} state={request.status} />
    </ModuleName>
  </>
)

const OfSupplement = ({ supplement }: { supplement: NonNullable<LedgerLine['supplement']> }) => (
  <>
    ·{' '}
    <ScreenLink screen={supplementsScreens.supplement} params={{ id: supplement.id }}>
      <span className="numbers">{supplement.reference}</span>
    </ScreenLink>{' '}
    <ModuleName value="supplements">
      <StatusBadge of={supplementStatus} state={supplement.status} />{' '}
      <SupplementSum of={supplement} />
    </ModuleName>
  </>
)

const referenceOf = ({ request, supplement, placementReference }: LedgerLine) =>
  request?.reference ?? supplement?.reference ?? placementReference

/** What a line is for: the course, the supplement, else the employer. */
function LineName({ line: { request, supplement, employerName } }: { line: LedgerLine }) {
  const words = useText('supplements')
  return supplement
    ? words(`choices.type.${supplement.type}`)
    : (request?.courseTitle ?? employerName)
}

function Origin({ line }: { line: LedgerLine }) {
  if (line.request) return <OfRequest request={line.request} />
  return line.supplement ? (
    <OfSupplement supplement={line.supplement} />
  ) : (
    <OfPlacement line={line} />
  )
}

/** What of it was claimed and paid, once something was. */
function Spent({ line: { claimed, paid } }: { line: LedgerLine }) {
  const text = useText()
  const spent = [
    ['ledger.claimed', claimed],
    ['ledger.paid', paid],
  ] as const
  return spent.map(
    ([word, value]) =>
      value !== null && (
        <span key={word}>
          {' '}
          · {text(word)} <Money value={value} />
        </span>
      ),
  )
}

function Line({ line }: { line: LedgerLine }) {
  const text = useText()
  const { funding, committed } = line
  return (
    <div className={classes.line}>
      <p className={classes.pathHead}>
        <span>
          {text(`ledger.${line.kind}`)} · <LineName line={line} />
        </span>
        <Money value={committed} />
      </p>
      <p className="quiet">
        <DateText value={line.startsOn} /> – <DateText value={line.endsOn} /> ·{' '}
        <span className="numbers">{line.placementReference}</span> · <ApplicationLink {...line} />{' '}
        <Origin line={line} />
        <Spent line={line} />
      </p>
      {funding && (
        <details>
          <summary>{text('ledger.arithmetic')}</summary>
          <FundingTable funding={funding} caption={text('ledger.asApproved')} />
          {line.used && <FundingTable funding={line.used} caption={text('ledger.used')} />}
          {line.released !== null && line.released !== '0.00' && (
            <p>
              {text('ledger.releasedAtEnd')} <Money value={line.released} />
            </p>
          )}
          {committed === '0.00' && funding.total !== '0.00' && line.used === null && (
            <p className="quiet">{text('ledger.released')}</p>
          )}
        </details>
      )}
    </div>
  )
}
