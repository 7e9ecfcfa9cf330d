import { Fact as AnyFact, Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholder } from '../contract/shareholder.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { BankSection } from './BankSection.tsx'
import { BirthDayText } from './pieces/BirthDayText.tsx'
import { OwnPrice } from './OwnPrice.tsx'
import { Tags } from './Tags.tsx'

const Fact = factsOf(shareholder)

export function Overview({ record }: { record: ShareholderRecord }) {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Figures record={record} />
      <Personal record={record} />
      <Address record={record} />
      <BankSection record={record} />
    </div>
  )
}

function Figures({ record }: { record: ShareholderRecord }) {
  const text = useText()
  if (record.numberOfShares === null) return null
  return (
    <RecordSection title={text('sections.figures')}>
      <Facts>
        <AnyFact name="numberOfShares">
          <NumberText value={record.numberOfShares} />
        </AnyFact>
        {(['amountInvested', 'currentValue', 'unrealisedResult'] as const).map((name) => (
          <AnyFact key={name} name={name}>
            <Money value={record[name]} />
          </AnyFact>
        ))}
        <AnyFact name="performance">
          <PercentText value={record.performance} />
        </AnyFact>
        {(['realisedResult', 'averageBuyPrice', 'actualSharePrice', 'netPaidIn'] as const).map(
          (name) => (
            <AnyFact key={name} name={name}>
              <Money value={record[name]} />
              {name === 'actualSharePrice' && holdsOwnPrice(record) && <OwnPrice />}
            </AnyFact>
          ),
        )}
        <Fact name="enteredRegisterOn" />
        {record.ceasedOn && <Fact name="ceasedOn" />}
      </Facts>
      <p className="quiet">{text('figures.note')}</p>
    </RecordSection>
  )
}

const holdsOwnPrice = ({ sharePriceOverride, actualSharePrice }: ShareholderRecord) =>
  sharePriceOverride !== null && sharePriceOverride === actualSharePrice

function Personal({ record }: { record: ShareholderRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.personal')}>
      <Facts>
        <Fact name="kind" />
        {record.companyName && <Fact name="companyName" />}
        <Fact name="firstName" />
        <Fact name="lastName" />
        <Fact name="language" />
        <Fact name="email" />
        <Fact name="phone" />
        {record.phoneTwo && <Fact name="phoneTwo" />}
        {record.birthDate && record.isBirthYearKnown === false ? (
          <Fact name="birthDate">
            <BirthDayText value={record.birthDate} />
          </Fact>
        ) : (
          <Fact name="birthDate" />
        )}
        <Fact name="jobTitle" />
        <Fact name="profession" />
        <Fact name="assigneeId">{record.assignee?.name ?? '–'}</Fact>
        <Fact name="depotNumber" />
        <Fact name="tags" wide>
          <Tags names={record.tags} />
        </Fact>
      </Facts>
    </RecordSection>
  )
}

function Address({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const word = useChoiceWord()
  return (
    <RecordSection title={text('sections.address')}>
      <Facts>
        <Fact name="addressOne" />
        {record.addressTwo && <Fact name="addressTwo" />}
        <Fact name="postCode" />
        <Fact name="city" />
        <Fact name="state" />
        <Fact name="country">{record.country ? word('country', record.country) : '–'}</Fact>
      </Facts>
    </RecordSection>
  )
}
