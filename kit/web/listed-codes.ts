import { useEffect, useState } from 'react'
import {
  codeListsEndpoints,
  mostCodes,
  type FoundCode,
  type ListedCode,
} from '#kit/contract/code-lists.ts'
import { callApi } from './api-call.ts'
import { smallStore } from './small-store.ts'

const keyOf = (list: string, code: string) => `${list} ${code}`

/** What is known of codes; null: not in the list when it was asked. */
const known = smallStore<ReadonlyMap<string, ListedCode | null>>(new Map())

const learn = (list: string, entries: readonly (readonly [string, ListedCode | null])[]) =>
  known.set(
    new Map([...known.get(), ...entries.map(([code, of]) => [keyOf(list, code), of] as const)]),
  )

/** Codes that are asked for in one go. */
let asked = new Map<string, Set<string>>()

function ask(list: string, code: string) {
  if (asked.size === 0) queueMicrotask(answerAll)
  asked.set(list, (asked.get(list) ?? new Set()).add(code))
}

function answerAll() {
  const all = asked
  asked = new Map()
  for (const [list, codes] of all)
    for (let from = 0; from < codes.size; from += mostCodes)
      void answer(list, [...codes].slice(from, from + mostCodes))
}

/** What cannot be asked now is a code without a title, and is asked again when it is shown again. */
async function answer(list: string, codes: readonly string[]) {
  const call = { query: { list, codes: codes.join(',') } }
  const found = await callApi(codeListsEndpoints.readCodes, call).catch(() => null)
  if (!found) return
  learn(
    list,
    codes.map((code) => [code, found.data.find((each) => each.code === code) ?? null]),
  )
}

/** What a code means; null when it is not in the list, undefined until that is known. */
export function useListedCode(list: string, code: string | null): ListedCode | null | undefined {
  const all = known.use()
  useEffect(() => {
    // A list may have grown since.
    if (code && !known.get().get(keyOf(list, code))) ask(list, code)
  }, [list, code])
  return code ? all.get(keyOf(list, code)) : undefined
}

const pause = 150
/** As much as is worth a look. */
const shortest = 2

interface Finds {
  typed: string
  found: readonly FoundCode[]
  /** Nobody could be asked. */
  hasFailed: boolean
}

const none: Finds = { typed: '', found: [], hasFailed: false }

/** Codes that fit what was typed, best first, once typing rests; those of before stay until then. */
export function useCodeFinds(list: string, typed: string): Finds & { isLooking: boolean } {
  const [finds, setFinds] = useState(none)
  const wanted = typed.trim().length < shortest ? '' : typed.trim()
  useEffect(() => {
    if (!wanted) return setFinds(none)
    const stop = new AbortController()
    const look = async () => {
      const call = { query: { list, search: wanted }, signal: stop.signal }
      const answered = await callApi(codeListsEndpoints.findCodes, call).catch(() => null)
      if (stop.signal.aborted) return
      const found = answered?.data ?? []
      const entries = found.map(({ code, title }) => [code, { code, title }] as const)
      learn(list, entries)
      setFinds({ typed: wanted, found, hasFailed: !answered })
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [list, wanted])
  return { ...finds, isLooking: finds.typed !== wanted }
}
