import type { Language } from '#kit/contract/strings.ts'
import { forbidden, invalidField, notFound } from '#kit/server/problems.ts'
import type { Block } from '#kit/server/paper/paper.ts'
import type { Change } from '#kit/server/call.ts'
import { letterheadOf, paperWords } from '#modules/letterhead/server/kept-paper.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import { readShareholderLedger } from '#modules/orders/server/ledger.queries.ts'
import { readAddressee } from '#modules/shareholders/server/addressee.queries.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import { addressOfShareholder } from './addressee.queries.ts'
import { letterWords } from './file-name-of.ts'
import { keepLetter } from './keep-letter.ts'
import { paperFormats } from './paper-formats.ts'
import { recordMade } from './record-made.ts'

const changing = { action: 'update', subject: 'Shareholders Edit' } as const

/**
 * Makes an extract of the register for a shareholder: what they held on a day, and every order that made it.
 * @throws 404, 403 where figures are closed to the person, 422 for a day to come
 */
export async function makeExtract(
  change: Change,
  id: string,
  { language, asOf }: { language: Language; asOf: string },
): Promise<string> {
  const { db, person } = change
  const holder = await findShareholder(db, id, person)
  if (!holder) throw notFound()
  const { assigneeId, teamId } = holder
  if (!person.permissions.allows(changing, { assigneeId, teamId })) throw forbidden()
  const today = await change.today()
  if (asOf > today) throw invalidField('asOf', 'notInFuture')
  const ledger = await readShareholderLedger(db, { id, asOf }, change)
  const organisation = await change.organisation()
  const say = letterWords(language)
  const formats = paperFormats(language, organisation.currency)
  const paperSays = paperWords(language)
  const sender = { organisation, title: change.settings.appTitle }
  const { number, name } = holder
  const letterId = await keepLetter(change, {
    kind: 'registerExtract',
    entity: 'shareholder',
    recordId: id,
    reader: null,
    recipient: name,
    madeBy: person.userId,
    paper: {
      language,
      at: change.now.toISOString(),
      reference: number,
      letterhead: await letterheadOf(db, sender, language),
      addressee: addressOfShareholder(name, await readAddressee(db, id, person), language),
      beside: [
        { label: paperSays('paper.date'), value: formats.day(today) },
        { label: say('extract.number'), value: number },
      ],
      subject: say('extract.subject', { date: formats.day(asOf) }),
      blocks: [
        { kind: 'paragraph', text: say('extract.greeting', { name }) },
        { kind: 'paragraph', text: say('extract.intro', { date: formats.day(asOf) }) },
        ...blocksOfLedger(ledger, { language, currency: organisation.currency }),
        { kind: 'paragraph', text: say('extract.closing') },
      ],
    },
  })
  await recordMade(change, { id: letterId, reference: number })
  return letterId
}

interface Speaking {
  language: Language
  currency: string
}

function blocksOfLedger(
  { rows, holding, sharePrice }: ShareholderLedger,
  { language, currency }: Speaking,
): Block[] {
  const say = letterWords(language)
  const formats = paperFormats(language, currency)
  const figures = [
    { label: say('extract.held'), value: formats.shares(holding.numberOfShares) },
    ...(sharePrice === null || holding.currentValue === null
      ? []
      : [
          { label: say('extract.price'), value: formats.price(sharePrice) },
          { label: say('extract.value'), value: formats.money(holding.currentValue) },
        ]),
  ]
  if (rows.length === 0)
    return [
      { kind: 'figures', figures },
      { kind: 'paragraph', text: say('extract.none') },
    ]
  const signed = (side: string, value: string) => (side === 'sell' ? `-${value}` : value)
  const heading = (name: string) => say(`extract.columns.${name}`)
  return [
    { kind: 'figures', figures },
    { kind: 'heading', text: say('extract.orders') },
    {
      kind: 'table',
      columns: [
        { label: heading('number') },
        { label: heading('day') },
        { label: heading('side') },
        { label: heading('shares'), isFigure: true },
        { label: `${heading('price')} (${currency})`, isFigure: true },
        { label: `${heading('amount')} (${currency})`, isFigure: true },
        { label: heading('after'), isFigure: true },
      ],
      rows: rows.map((row) => [
        row.number,
        formats.shortDay(row.tradedOn),
        say(`extract.sides.${row.side}`),
        formats.shares(signed(row.side, row.volume)),
        formats.plainPrice(row.price),
        formats.plain(signed(row.side, row.turnover)),
        formats.shares(row.runningVolume),
      ]),
      total: [
        say('extract.total'),
        '',
        '',
        formats.shares(holding.numberOfShares),
        '',
        formats.plain(holding.netPaidIn),
        formats.shares(holding.numberOfShares),
      ],
    },
  ]
}
