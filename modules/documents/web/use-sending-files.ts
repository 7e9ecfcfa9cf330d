import { useRef, useState } from 'react'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { mostFiles } from '../contract/document.ts'

export const mostMegabytes = 10

export interface SentFile {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  /** Once it is there. */
  id: string | null
  failure: string | null
}

/** Files that go with one document: each is sent as soon as it is chosen, and says itself what is wrong. */
export function useSendingFiles() {
  const text = useText('documents')
  const words = useProblemText()
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [complaint, complain] = useState<string | null>(null)
  const count = useRef(0)
  const change = (key: number, part: Partial<SentFile>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const send = async (file: File) => {
    count.current += 1
    const key = count.current
    const isTooLarge = file.size > mostMegabytes * 1024 * 1024
    const failure = isTooLarge ? text('send.tooLarge', { most: mostMegabytes }) : null
    setFiles((now) => [...now, { key, name: file.name, part: 0, id: null, failure }])
    if (isTooLarge) return
    try {
      const progress = (part: number) => change(key, { part })
      const { id } = await uploadFile(waitingFilesEndpoints.keepFile, {
        params: {},
        file,
        progress,
      })
      change(key, { id })
    } catch (error) {
      change(key, { failure: words(error) })
    }
  }

  return {
    files,
    complaint,
    take(chosen: readonly File[]) {
      const room = mostFiles - files.length
      complain(chosen.length > room ? text('send.tooMany', { count: mostFiles }) : null)
      for (const file of chosen.slice(0, Math.max(0, room))) void send(file)
    },
    drop(key: number) {
      complain(null)
      setFiles((now) => now.filter((each) => each.key !== key))
    },
    /** The ids of all of them; null, and the reason is said, while some are not there. */
    ids(): string[] | null {
      const wrong =
        files.length === 0
          ? 'send.none'
          : files.some(({ failure }) => failure)
            ? 'send.wrong'
            : files.some(({ id }) => id === null)
              ? 'send.wait'
              : null
      complain(wrong && text(wrong))
      return wrong ? null : files.flatMap(({ id }) => id ?? [])
    },
  }
}

export type SendingFiles = ReturnType<typeof useSendingFiles>
