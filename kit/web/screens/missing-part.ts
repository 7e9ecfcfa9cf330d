import { useEffect } from 'react'
import { now } from '../clock.ts'
import { formKeeping } from '../form/kept-forms.ts'

const says = /dynamically imported module|module script failed|preload CSS/i

/** A part of the page could not be fetched. Browsers remember that: a new document alone helps. */
export const isMissingPart = (error: unknown) => error instanceof Error && says.test(error.message)

// While what was typed is still on the screen; it is given back in the new document.
addEventListener('vite:preloadError', () => formKeeping.keepAll())

const pause = 3_000
const once = 'reloadedForPart'
/** What is missing although the server is there would be missing again. */
const mayReload = () => now().getTime() - Number(sessionStorage.getItem(once)) > 60_000

export function reload() {
  formKeeping.keepAll()
  location.reload()
}

/** Fetches the document anew as soon as the server answers. */
export function useReloadWhenBack(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !mayReload()) return
    const look = async () => {
      const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
      if (!answer?.ok) return
      sessionStorage.setItem(once, String(now().getTime()))
      reload()
    }
    const timer = setInterval(() => void look(), pause)
    return () => clearInterval(timer)
  }, [isOn])
}
