import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSearchParameters } from '#kit/web/router/address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    linkSecret?: { token: string; email: string }
  }
}

/**
 * The token, and the e-mail if there is one, of the secret link that led here. They leave the
 * address at once, so that they are in no history, screenshot or report, and survive a reload.
 */
export function useLinkSecret(): { token: string; email: string } | null {
  const router = useRouter()
  const { token = '', email = '' } = useSearchParameters()
  const kept = useRouterState({ select: ({ location }) => location.state.linkSecret })
  useEffect(() => {
    if (!token) return
    void router.navigate({
      to: '.',
      search: {},
      replace: true,
      state: (before) => ({ ...before, linkSecret: { token, email } }),
    })
  }, [router, token, email])
  return token ? { token, email } : (kept ?? null)
}
