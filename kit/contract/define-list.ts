import type { FieldGroups } from './field-groups.ts'
import { idSchema, isRealDate, wholeNumber } from './fields.ts'

export const pageSizes = [5, 10, 20, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

export interface FilterDeclaration {
  kind: 'choice' | 'reference' | 'date' | 'number' | 'yesNo' | 'text'
  choices?: readonly string[]
  /** `none` may be asked for: records without a value. */
  optional?: boolean
  /** Of a reference: more than one may be chosen. */
  several?: boolean
  /** Of a number: whole ones alone. */
  isWhole?: boolean
  /** Links narrow by it; the list does not offer it. */
  isLinked?: boolean
}

/** Of each tab its filters as an address says them: `{ toApprove: { status: 'assessed,approvedOnce' } }`. */
export type ListTabs = Record<string, Record<string, string>>

export interface ListDeclaration {
  /** What the list may be sorted by; each has an index that ends in the id. */
  sorts: readonly string[]
  /** As in the address: `-submittedAt,reference`. */
  defaultSort: string
  filters: Record<string, FilterDeclaration>
  /** Views offered at a glance, each by the filters that it stands for, with how many each holds. */
  tabs?: ListTabs
  /** Whether a text search is offered. */
  search: boolean
  /** Browser storage key of the table's remembered state. */
  tableState: string
  /** Of protected columns, sorts and filters the group, by their name. */
  groups?: FieldGroups
}

export const defineList = <const L extends ListDeclaration>(list: L): L => list

export type FilterOperator = 'in' | 'gte' | 'lte' | 'contains' | 'none'
export interface Filter {
  field: string
  operator: FilterOperator
  values: string[]
}
export interface Sort {
  by: string
  descending: boolean
}

export interface ListQuery {
  page: number
  perPage: PageSize
  sort: Sort[]
  search: string | null
  filters: Filter[]
  /** Where the previous page ended; takes the place of `page` for deep pages. */
  after: string | null
  /** Not rows are asked for, but what stands before and after this one. */
  around?: string
  /** Not rows are asked for, but how many each tab holds, whatever else narrows the list. */
  tabs?: Record<string, Filter[]>
}

export type ListQueryErrors = Record<string, string>

/**
 * Reads a list's address parameters by its declaration. Anything undeclared is an error, by
 * parameter name: `unknown`, `pageSize`, `choice`, `number`, `integer`, `date`, `id`, `format`.
 */
export function parseListQuery(
  list: ListDeclaration,
  parameters: Record<string, string>,
): { query: ListQuery; errors: ListQueryErrors } {
  // Parameters are named by whoever asks, `__proto__` included.
  const errors = Object.create(null) as ListQueryErrors
  const query: ListQuery = {
    page: 1,
    perPage: 25,
    sort: parseSort(list, parameters['sort'] ?? list.defaultSort, errors),
    search: null,
    filters: [],
    after: null,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (name === 'page') query.page = parsePage(value, errors)
    else if (name === 'perPage') query.perPage = parsePageSize(value, errors)
    else if (name === 'search' && list.search) query.search = searched(value)
    else if (name === 'after') query.after = value
    else if (name === 'around') parseAround(value, { query, errors })
    else if (name === 'tabs' && list.tabs) parseTabs(list, value, { query, errors })
    else if (name !== 'sort') parseFilter(list, [name, value], { query, errors })
  }
  return { query, errors }
}

/** The database has no text with the character NUL in it. */
const searched = (value: string) => value.replaceAll('\0', '').trim().slice(0, 200) || null

function parsePage(value: string, errors: ListQueryErrors): number {
  const page = wholeNumber.safeParse(value)
  if (page.success && page.data >= 1 && page.data <= 10_000_000) return page.data
  errors['page'] = 'number'
  return 1
}

function parsePageSize(value: string, errors: ListQueryErrors): PageSize {
  const size = pageSizes.find((allowed) => String(allowed) === value)
  if (!size) errors['perPage'] = 'pageSize'
  return size ?? 25
}

function parseAround(value: string, into: { query: ListQuery; errors: ListQueryErrors }) {
  if (idSchema.safeParse(value).success) into.query.around = value
  else into.errors['around'] = 'id'
}

function parseTabs(
  list: ListDeclaration,
  value: string,
  into: { query: ListQuery; errors: ListQueryErrors },
) {
  if (value === 'counted') into.query.tabs = tabFilters(list)
  else into.errors['tabs'] = 'choice'
}

/** What each tab of a list filters by. */
const tabFilters = ({ tabs = {} }: ListDeclaration): Record<string, Filter[]> =>
  Object.fromEntries(
    Object.entries(tabs).map(([key, filters]) => [
      key,
      Object.entries(filters).map(([field, value]) => ({
        field,
        operator: 'in' as const,
        values: value.split(','),
      })),
    ]),
  )

function parseSort(list: ListDeclaration, value: string, errors: ListQueryErrors): Sort[] {
  const sort = value
    .split(',')
    .filter(Boolean)
    .map((part) => ({ by: part.replace(/^-/, ''), descending: part.startsWith('-') }))
  if (sort.length > 3 || sort.some(({ by }) => !list.sorts.includes(by))) errors['sort'] = 'choice'
  return sort
}

const comparisons: Partial<Record<FilterDeclaration['kind'], readonly string[]>> = {
  date: ['gte', 'lte'],
  number: ['gte', 'lte'],
  text: ['contains'],
}
const filterName = /^filter\[(\w+)\](?:\[(gte|lte|contains)\])?$/

function parseFilter(
  list: ListDeclaration,
  [name, value]: [name: string, value: string],
  into: { query: ListQuery; errors: ListQueryErrors },
) {
  const [, field = '', operator] = filterName.exec(name) ?? []
  const declared = Object.hasOwn(list.filters, field) ? list.filters[field] : undefined
  const compares = !operator || (declared && comparisons[declared.kind]?.includes(operator))
  if (!declared || !compares) into.errors[name] = 'unknown'
  else if (value === 'none' && declared.optional)
    into.query.filters.push({ field, operator: 'none', values: [] })
  else {
    const values = operator ? [value] : value.split(',')
    const problem = values.map((each) => valueProblem(declared, each)).find(Boolean)
    if (problem) into.errors[name] = problem
    else into.query.filters.push({ field, operator: (operator ?? 'in') as FilterOperator, values })
  }
}

/** What is wrong with a number that a filter compares with: `number`, or `integer` where it is to be whole. */
export function numberProblem({ isWhole }: FilterDeclaration, value: string) {
  if (isWhole) return /^-?\d{1,9}$/.test(value) ? null : 'integer'
  return /^-?\d{1,12}(\.\d+)?$/.test(value) ? null : 'number'
}

function valueProblem(declared: FilterDeclaration, value: string): string | null {
  if (value.includes('\0')) return 'format'
  if (declared.kind === 'choice') return declared.choices?.includes(value) ? null : 'choice'
  if (declared.kind === 'reference') return idSchema.safeParse(value).success ? null : 'id'
  if (declared.kind === 'date') return isRealDate(value) ? null : 'date'
  if (declared.kind === 'number') return numberProblem(declared, value)
  if (declared.kind === 'yesNo') return value === 'true' || value === 'false' ? null : 'choice'
  return null
}

/** The address parameters of a list query, without what is at its default. */
export function formatListQuery(list: ListDeclaration, query: ListQuery): Record<string, string> {
  const sort = query.sort.map(({ by, descending }) => (descending ? `-${by}` : by)).join(',')
  const parameters: Record<string, string> = {}
  if (query.page !== 1) parameters['page'] = String(query.page)
  if (query.perPage !== 25) parameters['perPage'] = String(query.perPage)
  if (sort !== list.defaultSort) parameters['sort'] = sort
  if (query.search) parameters['search'] = query.search
  for (const filter of query.filters)
    parameters[filterParameter(filter)] =
      filter.operator === 'none' ? 'none' : filter.values.join(',')
  return parameters
}

/** The name of a filter's parameter: `filter[submittedAt][gte]`. */
export const filterParameter = ({ field, operator }: Filter) =>
  `filter[${field}]${operator === 'in' || operator === 'none' ? '' : `[${operator}]`}`
