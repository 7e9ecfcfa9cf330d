import * as z from 'zod/mini'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import {
  pageSizes,
  type FilterDeclaration,
  type ListDeclaration,
} from '#kit/contract/define-list.ts'
import type { Json } from './described.ts'

interface Parameter {
  name: string
  in: 'query' | 'header'
  required?: boolean
  description: string
  schema: Json
}

const text = { type: 'string' }

/** What many operations take, told once. */
export const sharedParameters = {
  Page: {
    name: 'page',
    in: 'query',
    description: 'Which page, counted from 1. For pages far down use `after`.',
    schema: { type: 'integer', minimum: 1, maximum: 10_000_000, default: 1 },
  },
  PerPage: {
    name: 'perPage',
    in: 'query',
    description: 'How many rows a page has.',
    schema: { type: 'integer', enum: [...pageSizes], default: 25 },
  },
  After: {
    name: 'after',
    in: 'query',
    description:
      'The `meta.after` of the page before: goes on where that one ended, at the cost of the first page, whatever was added since. It takes the place of `page`.',
    schema: text,
  },
  Around: {
    name: 'around',
    in: 'query',
    description:
      'The id of a record: in place of rows the answer tells in `meta.place` where it stands in this list, and what stands before and after it.',
    schema: { type: 'string', format: 'uuid' },
  },
  Tabs: {
    name: 'tabs',
    in: 'query',
    description:
      'With `counted` the answer tells in `meta.tabs` how many each tab of the list holds.',
    schema: { type: 'string', enum: ['counted'] },
  },
  Search: {
    name: 'search',
    in: 'query',
    description: 'Words to look for; the first 200 characters count.',
    schema: { type: 'string' },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'In which language problems are told: `en` or `fr`.',
    schema: { type: 'string', default: 'en' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'The version that the change follows, as the record’s `ETag` or `version` told it: `"7"`. If somebody was faster the answer is 412 with the present record.',
    schema: { type: 'string', pattern: '^(W/)?"?[0-9]{1,9}"?$', examples: ['"7"'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of your own that names this attempt. Sent again with the same key, the request is not done twice: the first answer is given again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
} satisfies Record<string, Parameter>

const shared = (name: keyof typeof sharedParameters) => ({
  $ref: `#/components/parameters/${name}`,
})

/** What an operation takes in its path, its query and its headers. */
export const parametersOf = (endpoint: Endpoint): Json[] => [
  ...pathParameters(endpoint),
  ...queryParameters(endpoint),
  ...(endpoint.list ? listParameters(endpoint.list, Boolean(endpoint.stream)) : []),
  ...(endpoint.ifMatch ? [shared('IfMatch')] : []),
  ...(endpoint.idempotent ? [shared('IdempotencyKey')] : []),
  shared('AcceptLanguage'),
]

function pathParameters({ path, params }: Endpoint): Json[] {
  const { properties = {} } = shapeOf(params)
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? (params ? text : { type: 'string', format: 'uuid' }),
  }))
}

function queryParameters({ query }: Endpoint): Json[] {
  const { properties = {}, required = [] } = shapeOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}

function shapeOf(schema: z.ZodMiniType | undefined) {
  if (!schema) return {}
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
}

/** A file of a list has no pages. */
function listParameters(list: ListDeclaration, isFile: boolean): Json[] {
  return [
    ...(isFile ? [] : [shared('Page'), shared('PerPage'), shared('After'), shared('Around')]),
    {
      name: 'sort',
      in: 'query',
      description: `Up to three of these, separated by commas, a hyphen before what is to descend: ${list.sorts.join(', ')}.`,
      schema: { type: 'string', default: list.defaultSort },
    },
    ...(list.tabs && !isFile ? [shared('Tabs')] : []),
    ...(list.search ? [shared('Search')] : []),
    ...Object.entries(list.filters).flatMap(([name, filter]) => filterParameters(name, filter)),
  ]
}

function filterParameters(name: string, filter: FilterDeclaration): Json[] {
  const of = (operator: string, description: string) => ({
    name: `filter[${name}]${operator}`,
    in: 'query',
    description,
    schema: text,
  })
  const none = filter.optional ? ' Or `none`: those without one.' : ''
  switch (filter.kind) {
    case 'choice':
      return [
        of('', `One or more, separated by commas: ${filter.choices?.join(', ') ?? ''}.${none}`),
      ]
    case 'reference':
      return [of('', `One id or more, separated by commas.${none}`)]
    case 'yesNo':
      return [of('', `\`true\` or \`false\`.${none}`)]
    case 'text':
      return [of('', `Exactly so.${none}`), of('[contains]', 'With this in it.')]
    case 'date':
    case 'number':
      return [
        of('', `Exactly so.${none}`),
        of('[gte]', filter.kind === 'date' ? 'From this day on.' : 'This or more.'),
        of('[lte]', filter.kind === 'date' ? 'Until this day.' : 'This or less.'),
      ]
  }
}
