import { useState } from 'react'
import type { Endpoint } from '../../contract/define-endpoint.ts'
import { downloadFile } from '../api-download.ts'
import { useProblemText } from '../show/problem-text.ts'
import { toast } from '../toast/toast.ts'

interface Download {
  endpoint: Endpoint
  params: Record<string, string>
  /** Where the answer names none. */
  name: string
}

/** Downloads a file: busy until it is there, what goes wrong is told, and a second press waits. */
export function useDownload({ endpoint, params, name }: Download) {
  const [isBusy, setBusy] = useState(false)
  const words = useProblemText()
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await downloadFile(endpoint, { params }, name)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start: () => void start() }
}
