import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { fetchApi } from './api-call.ts'
import type { CallOptions } from './api-request.ts'

/** Fetches a file with the bearer header and hands it to the browser under the server's name. */
export async function downloadFile(endpoint: Endpoint, options: CallOptions, fallbackName: string) {
  const response = await fetchApi(endpoint, options)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(response) ?? fallbackName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function fileName(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null
}
