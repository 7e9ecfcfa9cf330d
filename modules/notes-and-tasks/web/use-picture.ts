import { useEffect, useState } from 'react'
import { fetchApi } from '#kit/web/api-call.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'

/** An address of a picture for as long as it is shown; null while it comes, or for a document. */
export function usePicture({ id, width }: FileRecord, size: 'small' | 'large'): string | null {
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null)
  useEffect(() => {
    if (width === null) return
    const stop = new AbortController()
    let url: string | null = null
    const fetchPicture = async () => {
      const options = { params: { id }, query: { size }, signal: stop.signal }
      const blob = await (await fetchApi(filesEndpoints.showPicture, options)).blob()
      if (stop.signal.aborted) return
      url = URL.createObjectURL(blob)
      setShown({ id, url })
    }
    fetchPicture().catch(() => undefined)
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, width, size])
  return shown?.id === id ? shown.url : null
}
