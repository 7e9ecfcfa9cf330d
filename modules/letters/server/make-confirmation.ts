import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, notFound, refused } from '#kit/server/problems.ts'
import { letterheadOf, paperWords } from '#modules/letterhead/server/kept-paper.ts'
import { loadOrder, scopeOf, type EnteredOrder } from '#modules/orders/server/order.queries.ts'
import { readAddressee } from '#modules/shareholders/server/addressee.queries.ts'
import { addressOfShareholder } from './addressee.queries.ts'
import { letterWords } from './file-name-of.ts'
import { keepLetter } from './keep-letter.ts'
import { paperFormats } from './paper-formats.ts'
import { recordMade } from './record-made.ts'

/**
 * Makes the letter that confirms an order to its shareholder.
 * @throws 404 also for whoever does not see the shareholder, 409 of a draft and of what is void
 */
export async function makeConfirmation(
  change: Change,
  id: string,
  { language }: { language: Language },
): Promise<string> {
  const { db, person } = change
  const order = await loadOrder(db, id, { person })
  const permission = { action: 'update', subject: 'Orders View' } as const
  if (!person.permissions.allows(permission, { ...scopeOf(order) })) throw forbidden()
  const addressee = await readAddressee(db, order.shareholder.id, person)
  if (!addressee) throw notFound()
  if (order.status === 'void') throw refused('orderIsVoid')
  const { name } = order.shareholder
  const say = letterWords(language)
  const day = paperFormats(language, order.currency).day(await change.today())
  const sender = { organisation: await change.organisation(), title: change.settings.appTitle }
  const letterId = await keepLetter(change, {
    kind: 'orderConfirmation',
    entity: 'order',
    recordId: id,
    reader: null,
    recipient: name,
    madeBy: person.userId,
    paper: {
      language,
      at: change.now.toISOString(),
      reference: order.number,
      letterhead: await letterheadOf(db, sender, language),
      addressee: addressOfShareholder(name, addressee, language),
      beside: [
        { label: paperWords(language)('paper.date'), value: day },
        { label: say('confirmation.order'), value: order.number },
      ],
      subject: say(`confirmation.subject.${order.side}`),
      blocks: [
        { kind: 'paragraph', text: say('extract.greeting', { name }) },
        { kind: 'paragraph', text: say('confirmation.intro') },
        ...factsOf(order, language),
        { kind: 'paragraph', text: say('confirmation.closing') },
      ],
    },
  })
  await recordMade(change, { id: letterId, reference: order.number })
  return letterId
}

function factsOf(order: EnteredOrder, language: Language) {
  const say = letterWords(language)
  const formats = paperFormats(language, order.currency)
  const fact = (name: string, value: string) => ({ label: say(`confirmation.${name}`), value })
  return [
    {
      kind: 'figures' as const,
      figures: [
        fact('shares', formats.shares(order.volume)),
        fact('price', formats.price(order.price)),
        fact('amount', formats.money(order.turnover)),
      ],
    },
    {
      kind: 'facts' as const,
      facts: [
        fact('order', order.number),
        fact('day', formats.day(order.tradedOn)),
        fact('time', formats.time(order.tradedAt)),
        { label: say('extract.number'), value: order.shareholder.number },
        fact('contact', order.assignee.name),
      ],
    },
  ]
}
