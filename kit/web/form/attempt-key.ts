import { useRef } from 'react'

/** `crypto.randomUUID` exists on secure pages only. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The key of an attempt to send. The same body sent again, after a lost answer or a double click,
 * has the same key and so is saved once; another body has another key.
 */
export function useAttemptKey() {
  const last = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (body: unknown) => {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: randomKey() }
      return last.current.key
    },
    forget: () => {
      last.current = null
    },
  }
}
