import { useEffect, useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { fetchApi } from '../api-call.ts'

/** What is in a file; undefined while it comes, null where it does not. */
export function useContent(
  endpoint: Endpoint,
  params: Record<string, string>,
): ArrayBuffer | null | undefined {
  const [content, setContent] = useState<ArrayBuffer | null>()
  const key = JSON.stringify(params)
  useEffect(() => {
    const stop = new AbortController()
    const fetchContent = async () => {
      const known = JSON.parse(key) as Record<string, string>
      const answer = await fetchApi(endpoint, { params: known, signal: stop.signal })
      return answer.arrayBuffer()
    }
    fetchContent().then(setContent, () => {
      if (!stop.signal.aborted) setContent(null)
    })
    return () => stop.abort()
  }, [endpoint, key])
  return content
}
