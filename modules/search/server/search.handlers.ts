import { serve, type ReadCall } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import {
  countedUpTo,
  fewOfAKind,
  manyOfAKind,
  searchEndpoints,
  shortestText,
  type FoundGroup,
} from '../contract/search.endpoints.ts'
import { searchWords } from '../contract/words.ts'
import { findRows } from './find.queries.ts'
import type { Searchable } from './searchable.ts'

type Call = ReadCall<typeof searchEndpoints.findRecords>

/** @param searchables everything that can be found, module by module */
export const searchHandlers = (searchables: readonly Searchable[]) =>
  serve(
    searchEndpoints,
    {
      async findRecords(call) {
        const { q, kind } = call.query
        if (!saysSomething(q)) return { groups: [] }
        const asked = searchables.filter((each) => kind === undefined || each.kind === kind)
        const most = kind === undefined ? fewOfAKind : manyOfAKind
        const found = await Promise.all(asked.map((each) => findOf(call, each, most)))
        const groups = found
          .flatMap((each) => each ?? [])
          .toSorted((one, other) => one.best - other.best || one.place - other.place)
        return { groups: groups.map(({ group }) => group) }
      },
    },
    searchWords,
  )

/** Signs alone are in no name; every record would be read to see that. */
const saysSomething = (text: string) => text.length >= shortestText && /[\p{L}\p{N}]/u.test(text)

async function findOf(call: Call, searchable: Searchable, most: number) {
  const source = await searchable.seenBy(call.person, call.db)
  if (!source) return null
  const { rows, best, total } = await findRows(call.db, source, { text: call.query.q, most })
  if (rows.length === 0) return null
  const { kind, place, title, words, list } = searchable
  const text = translatorOf(words[call.language], call.language)
  const speaking = { text, language: call.language }
  const group: FoundGroup = {
    kind,
    title: text(title),
    listPath: list ? pathOf(list, call.query.q) : null,
    total: Math.min(total, countedUpTo),
    ...(total > countedUpTo && { totalIsExact: false as const }),
    found: rows.map((row) => ({ id: row.id, ...source.show(row, speaking) })),
  }
  return { group, best, place }
}

function pathOf({ path, query = {} }: NonNullable<Searchable['list']>, search: string) {
  return `${path}?${new URLSearchParams({ search, ...query }).toString()}`
}
