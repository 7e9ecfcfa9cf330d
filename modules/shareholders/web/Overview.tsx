import { Fact as AnyFact, Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholder } from '../contract/shareholder.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { BirthDayText } from './pieces/BirthDayText.tsx'
import { OwnPrice } from './OwnPrice.tsx'
import { Tags } from './Tags.tsx'

const Fact = factsOf(shareholder)

/** What of the holding the strip does not say. */
export function HoldingSection({ record }: { record: ShareholderRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.figures')}>
      <Facts>
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

const address = ['addressOne', 'addressTwo', 'postCode', 'city', 'state', 'country'] as const

/** Who it is, how they are reached, and where they live. */
export function PersonalSection({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const word = useChoiceWord()
  const { birthDate, isBirthYearKnown, country } = record
  const place = [record.city, record.state, record.postCode?.replaceAll(' ', '\u00a0')]
    .filter(Boolean)
    .join(' ')
  const lines = [record.addressOne, record.addressTwo, place, country && word('country', country)]
  return (
    <RecordSection title={text('sections.personal')}>
      <Facts>
        <Fact name="kind" />
        {record.kind === 'company' && <Fact name="companyName" />}
        <Fact name="firstName" />
        <Fact name="lastName" />
        <Fact name="language" />
        <Fact name="email" />
        <Fact name="phone" />
        <Fact name="phoneTwo" />
        <Fact name="birthDate">
          {birthDate &&
            (isBirthYearKnown === false ? (
              <BirthDayText value={birthDate} />
            ) : (
              <DateText value={birthDate} dateStyle="long" />
            ))}
        </Fact>
        <Fact name="jobTitle" />
        <Fact name="profession" />
        <Fact name="assigneeId">{record.assignee?.name}</Fact>
        <Fact name="sourceId">{record.source && <BilingualText value={record.source.name} />}</Fact>
        <Fact name="depotNumber" />
        <AnyFact name="address" label={text('sections.address')} of={address} wide>
          {lines.filter(Boolean).join(', ')}
        </AnyFact>
        <Fact name="tags" wide>
          <Tags names={record.tags} />
        </Fact>
      </Facts>
    </RecordSection>
  )
}
