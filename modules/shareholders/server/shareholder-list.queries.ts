import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import { matching, refuseClosed, type ListSource } from '#kit/server/list-query.ts'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { Person } from '#kit/server/person.ts'
import { ownSource, searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import { shareholderGroups } from '../contract/shareholder.ts'
import type { ShareholderStatus } from '../contract/shareholder.status.ts'
import type { ShareholderTotals } from '../contract/shareholders.endpoints.ts'
import { priceOf, selectValued } from './own-price.queries.ts'
import { selectSource } from '#modules/sources/server/source.queries.ts'
import { figuresAt, selectAssignee } from './shareholder.queries.ts'
import { withAllTags, withAnyTag } from './tags.ts'

export interface Asked {
  person: Person
  action: 'view' | 'export'
  status: ShareholderStatus
  /** Shareholders may have a share price of their own, which the order of values follows then. */
  ownPrices?: boolean
  /** Fields that the organisation added, where the list shows or is narrowed by them. */
  own?: readonly OwnField[]
}

const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }

const columns: Record<string, RawBuilder<unknown>> = {
  name: sql`s.sort_name`,
  number: sql`s.number`,
  numberOfShares: sql`s.number_of_shares`,
  amountInvested: sql`s.amount_invested`,
  // While one price holds for all, the order of values is the order of shares.
  currentValue: sql`s.number_of_shares`,
  realisedResult: sql`s.realised_result`,
  enteredRegisterOn: sql`s.entered_register_on`,
  ceasedOn: sql`s.ceased_on`,
  createdAt: sql`s.created_at`,
  assigneeId: sql`s.assignee_id`,
  teamId: sql`s.team_id`,
  sourceId: sql`s.source_id`,
  kind: sql`s.kind`,
  language: sql`s.language`,
  country: sql`s.country`,
}

/** On which rows of the list its groups of protected fields are seen. */
export const seesIn = ({ person }: Pick<Asked, 'person'>, action: Action) =>
  person.permissions.groupsIn({ action, subject: 'Shareholders List' }, facts)

const listedPrice = sql`(select share_price_on(organisation_today()))`

const presentValue = sql`coalesce(round(s.number_of_shares * ${priceOf(listedPrice)}, 2), 0)`

/** By the index of a shareholder's orders: the newest that counts is met first. */
const lastOrderOn = sql`(select o.traded_on from orders o
  where o.shareholder_id = s.id and o.status = 'active'
  order by o.traded_moment desc, o.id desc limit 1)`

const listed = { from: sql`shareholders s`, id: sql`s.id` }

export function shareholderListSource(db: Kysely<Database>, asked: Asked): ListSource {
  const { groups, ...own } = ownSource(asked.own ?? [], listed)
  const source = openSource(db, asked)
  return guarded(
    {
      ...source,
      columns: { ...source.columns, ...own.columns },
      filters: { ...source.filters, ...own.filters },
      protectedSelect: { ...source.protectedSelect, ...own.protectedSelect },
      sparse: own.sparse,
    },
    {
      groups: { ...shareholderGroups, ...groups },
      asks: seesIn(asked, 'view'),
      shows: seesIn(asked, asked.action),
    },
  )
}

function openSource(db: Kysely<Database>, asked: Asked): OpenSource {
  const permission = { action: asked.action, subject: 'Shareholders List' } as const
  const permitted = asked.person.permissions.where(permission, facts)
  return {
    ...listed,
    columns: asked.ownPrices ? { ...columns, currentValue: presentValue } : columns,
    filters: {
      createdAt: onDaysOf(sql`s.created_at`, organisationZone),
      tagId: withAnyTag,
      allTagIds: withAllTags,
    },
    where: [sql<boolean>`s.status = ${asked.status}`, permitted],
    search(text, on) {
      const own = searchedOwn({ own: asked.own ?? [], id: listed.id }, text, on)
      if (own.length === 0) return searchShareholders(text)
      return sql<boolean>`(${sql.join([searchShareholders(text), ...own], sql` or `)})`
    },
    select: sql`s.id, s.number, s.status, s.display_name as name, s.email, s.phone, s.language, s.city, s.country,
      s.depot_number as "depotNumber", s.tags, s.version, ${selectAssignee},
      ${selectSource('src')}`,
    protectedSelect: {
      ...figuresAt(priceOf(listedPrice)),
      sharePriceOverride: sql`s.share_price_override`,
      lastOrderOn,
    },
    fewFirst: true,
    joins: sql`left join users u on u.id = s.assignee_id left join sources src on src.id = s.source_id`,
    total: async () => (await keptTotals(db, asked)).count,
  }
}

/** Every word anywhere in names, e-mail and numbers; a telephone number by its digits. */
export const searchShareholders = (text: string): RawBuilder<boolean> =>
  containingWords(sql`s.search_words`, phoneDigits(text) ?? text)

const waysToSee = (['Shareholders List', 'Shareholders View'] as const).map(
  (subject) => ({ action: 'view', subject }) as const,
)

/** The shareholders `s` that a person may see, in the list or each by itself. */
export const seenShareholders = (
  { permissions }: Person,
  group: string | null = null,
): RawBuilder<boolean> => {
  const seen = waysToSee.map((way) => permissions.where(way, facts, group ?? undefined))
  return sql<boolean>`(${sql.join(seen, sql` or `)})`
}

/** Whether these are all. */
export const seesEveryShareholder = ({ permissions }: Person) =>
  waysToSee.some((way) => permissions.allowsAll(way))

/**
 * The same, for what lies on shareholders: of one that the person does not see, a name or a number
 * alone finds it, which are told there anyway.
 */
export const searchNamedShareholders = (person: Person, text: string) => {
  const named = containingWords(sql`searchable(s.display_name || ' ' || s.number)`, text)
  return sql<boolean>`(${searchShareholders(text)} and (${seenShareholders(person)} or ${named}))`
}

/** What the rows of a list add up to, over all its pages; kept sums where nothing is filtered. */
export async function readShareholderTotals(
  db: Kysely<Database>,
  asked: Asked,
  list: ListQuery,
): Promise<ShareholderTotals> {
  refuseClosed(shareholderListSource(db, asked), list)
  const isWhole = !list.search && list.filters.length === 0
  const totals = isWhole ? await keptTotals(db, asked) : await countedTotals(db, asked, list)
  // A sum over some of the rows beside the count of all would be taken for the whole.
  return seesIn(asked, asked.action)('figures') === true
    ? totals
    : {
        ...totals,
        numberOfShares: null,
        amountInvested: null,
        currentValue: null,
        realisedResult: null,
      }
}

/** The sums that triggers keep by status and relationship manager. */
async function keptTotals(db: Kysely<Database>, asked: Asked) {
  const { person, action, status } = asked
  const responsible = sql`nullif(split_part(c.key, ':', 2), '')::uuid`
  const permitted = person.permissions.where(
    { action, subject: 'Shareholders List' },
    {
      assigneeId: responsible,
      teamId: sql`(select u.team_id from users u where u.id = ${responsible})`,
    },
  )
  const sum = (counter: string, unit: number) =>
    sql`coalesce(sum(c.amount) filter (where c.counter = ${counter}), 0)::numeric / ${sql.lit(unit)}`
  const summed = sql`
      select coalesce(sum(c.amount) filter (where c.counter = 'shareholders'), 0)::int as count,
        round(${sum('shareholderShares', 10_000)}, 4) as "numberOfShares",
        round(${sum('shareholderInvested', 100)}, 2) as "amountInvested",
        round(${sum('shareholderRealised', 100)}, 2) as "realisedResult"
      from list_counts c
      where c.counter in ('shareholders', 'shareholderShares', 'shareholderInvested', 'shareholderRealised')
        and c.key like ${`${status}:%`} and ${permitted}`
  const { where } = shareholderListSource(db, asked)
  const { rows } = await sql<ShareholderTotals>`${selectValued(summed, {
    where: sql.join(where, sql` and `),
    listed: listedPrice,
  })}`.execute(db)
  return rows[0] as ShareholderTotals
}

async function countedTotals(db: Kysely<Database>, asked: Asked, list: ListQuery) {
  const source = shareholderListSource(db, asked)
  const where = matching(source, list)
  const summed = sql`
      select count(*)::int as count, coalesce(sum(s.number_of_shares), 0)::numeric(22, 4) as "numberOfShares",
        coalesce(sum(s.amount_invested), 0)::numeric(22, 2) as "amountInvested",
        coalesce(sum(s.realised_result), 0)::numeric(22, 2) as "realisedResult"
      from ${source.from} where ${where}`
  const { rows } = await sql<ShareholderTotals>`${selectValued(summed, {
    where,
    listed: listedPrice,
  })}`.execute(db)
  return rows[0] as ShareholderTotals
}
