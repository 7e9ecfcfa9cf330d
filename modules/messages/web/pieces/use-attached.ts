import { useRef, useState } from 'react'
import { useProblemText } from '#kit/web/show/problem-text.ts'

export interface Attached {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  /** Once it is there. */
  id: string | null
  failure: string | null
}

type Upload = (file: File, progress: (part: number) => void) => Promise<{ id: string }>

/** Files that go along with a message: each is sent as soon as it is chosen. */
export function useAttached(upload: Upload) {
  const words = useProblemText()
  const [files, setFiles] = useState<readonly Attached[]>([])
  const count = useRef(0)
  const change = (key: number, part: Partial<Attached>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))

  return {
    files,
    async attach(file: File) {
      count.current += 1
      const key = count.current
      setFiles((now) => [...now, { key, name: file.name, part: 0, id: null, failure: null }])
      try {
        const { id } = await upload(file, (part) => change(key, { part }))
        change(key, { id })
      } catch (error) {
        change(key, { failure: words(error) })
      }
    },
    drop: (key: number) => setFiles((now) => now.filter((each) => each.key !== key)),
    clear: () => setFiles([]),
    /** The words that say why they cannot go yet. */
    obstacle(): 'thread.wrongFiles' | 'thread.waitForFiles' | null {
      if (files.some(({ failure }) => failure)) return 'thread.wrongFiles'
      return files.some(({ id }) => id === null) ? 'thread.waitForFiles' : null
    },
  }
}
