import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { queryKey } from '#kit/web/api-query.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import { queries } from '#kit/web/queries.ts'
import type { Column } from '../contract/participant-sheet.ts'
import {
  participantSheetsEndpoints,
  type FilledSheet,
  type ParticipantSheet,
  type UploadWay,
} from '../contract/participant-sheets.endpoints.ts'
import { isNothing, nothingTyped, remove, typeIn, without, type Cells } from './rows-typed.ts'

const { readSheet, saveSheet, pasteRows, uploadRows } = participantSheetsEndpoints
const pause = 600

/** What the server answers is what every part of the screen shows. */
export const takeIn = (sheet: ParticipantSheet) =>
  void queries.setQueryData(queryKey(readSheet, {}), sheet)

type Terms = Record<string, string | number | boolean | null>

interface Sheet {
  /** The terms that differ from those that the server has. */
  changedTerms: () => Terms
  /** Terms as they are now are with the server. */
  onSaved: (terms: Terms) => void
}

/**
 * What is typed on the sheet, kept with the server shortly after. What could not be kept stays on the
 * screen and is tried again with what is typed next.
 */
export function useSheet({ changedTerms, onSaved }: Sheet) {
  const [typed, setTyped] = useState(nothingTyped)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [refusal, setRefusal] = useState<ApiProblem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [unused, setUnused] = useState<readonly string[]>([])
  const now = useRef(typed)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const change = (next: typeof typed) => {
    now.current = next
    setTyped(next)
  }

  const saveOnce = async (): Promise<boolean> => {
    const sent = now.current
    const terms = changedTerms()
    if (isNothing(sent) && Object.keys(terms).length === 0) return true
    setSaving(true)
    try {
      const rows = Object.entries(sent.cells).map(([key, cells]) => ({ key, cells }))
      takeIn(await callApi(saveSheet, { body: { terms, rows, removed: [...sent.removed] } }))
      change(without(now.current, sent))
      onSaved(terms)
      setProblem(null)
      return true
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  /** One save after the other. @returns whether everything is with the server */
  const flush = () => (line.current = line.current.then(saveOnce, saveOnce))

  const adding = async (add: () => Promise<FilledSheet>) => {
    setRefusal(null)
    setUnused([])
    if (!(await flush())) return
    try {
      const { unused: left, ...sheet } = await add()
      takeIn(sheet)
      setUnused(left)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setRefusal(error)
    }
  }

  return {
    typed,
    /** Why what was typed is not with the server yet. */
    problem,
    /** Why what was pasted or uploaded last was not taken in; what was typed is none the worse. */
    refusal,
    /** Headings of what was pasted or uploaded last of which nothing was taken. */
    unused,
    isSaving,
    flush,
    type: (key: string, cells: Cells) => change(typeIn(now.current, key, cells)),
    remove: (key: string) => change(remove(now.current, key)),
    paste: (text: string, at: { key: string; column: Column }) =>
      adding(() => callApi(pasteRows, { body: { text, ...at } })),
    upload: (file: File, way: UploadWay) =>
      adding(() =>
        uploadFile(uploadRows, { params: {}, query: { way }, file, progress: () => undefined }),
      ),
  }
}

/** Saves a moment after the last key, and what is left when the screen is left. */
export function useAutosave(flush: () => Promise<boolean>, typed: unknown) {
  const save = useEffectEvent(() => void flush())
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    const timer = setTimeout(() => save(), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key begins the pause anew
  }, [typed])
  useEffect(() => () => save(), [])
}
