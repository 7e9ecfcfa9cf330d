import { useRef, useState } from 'react'
import { refreshTopics } from '#kit/web/api-query.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints } from '../contract/files.endpoints.ts'
import { mostBytes } from '../contract/record-file.ts'
import type { ParentKey } from './parent-key.ts'

export interface Upload {
  key: number
  name: string
  /** From 0 to 1. */
  progress: number
  failure: string | null
}

/** Files on their way, one after the other; what was refused stays until it is put away. */
export function useUploads(of: ParentKey) {
  const text = useText()
  const words = useProblemText()
  const [all, setAll] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const before = useRef<Promise<void>>(Promise.resolve())
  const change = (key: number, part: Partial<Upload>) =>
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const drop = (key: number) => setAll((now) => now.filter((each) => each.key !== key))

  const send = async (key: number, file: File) => {
    try {
      const progress = (part: number) => change(key, { progress: part })
      await uploadFile(filesEndpoints.addFile, { params: of, file, progress })
      drop(key)
      void refreshTopics(queries, ['records'])
    } catch (error) {
      change(key, { failure: words(error) })
    }
  }

  const refusal = ({ size, type }: File): string | null => {
    const kind = type.startsWith('image/') ? 'image' : 'other'
    const most = mostBytes[kind] / 1024 / 1024
    if (size <= mostBytes[kind]) return null
    return text(kind === 'image' ? 'reasons.pictureTooLarge' : 'reasons.fileTooLarge', { most })
  }

  const take = (files: readonly File[]) => {
    for (const file of files) {
      count.current += 1
      const key = count.current
      const failure = refusal(file)
      setAll((now) => [...now, { key, name: file.name, progress: 0, failure }])
      if (!failure) before.current = before.current.then(() => send(key, file))
    }
  }
  return { all, take, drop }
}

export type Uploads = ReturnType<typeof useUploads>
