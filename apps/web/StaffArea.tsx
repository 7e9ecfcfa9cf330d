import '#kit/web/controls.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { AbilityOfSession } from '#kit/web/Can.tsx'
import { NavigationWords } from '#kit/web/layout/navigation-words.ts'
import { StaffLayout } from '#kit/web/layout/StaffLayout.tsx'
import { queries } from '#kit/web/queries.ts'
import { AccessFeed } from '#modules/accounts/web/AccessFeed.tsx'
import { signOut } from '#modules/accounts/web/sign-out.ts'
import { BadgeFeed } from '#modules/dashboard/web/BadgeFeed.tsx'
import { NoticeFeed } from '#modules/notifications/web/pieces/NoticeFeed.tsx'
import { AccountWatch } from '#modules/two-factor/web/AccountWatch.tsx'
import { loadWordsOf } from './words.ts'

const loadWords = () => loadWordsOf('two-factor', [])

const LatestNotices = lazy(async () => {
  const [latest] = await Promise.all([
    import('#modules/notifications/web/pieces/LatestNotices.tsx'),
    loadWordsOf('notifications', []),
  ])
  return { default: latest.LatestNotices }
})

/** The layout behind the sign-in, with what the modules bring to it. */
export function StaffArea() {
  return (
    <QueryClientProvider client={queries}>
      <AbilityOfSession>
        <NavigationWords value="dashboard">
          <AccessFeed />
          <AccountWatch loadWords={loadWords} signOut={() => void signOut()} />
          <BadgeFeed />
          <NoticeFeed />
          <StaffLayout signOut={() => void signOut()} Latest={LatestNotices} />
        </NavigationWords>
      </AbilityOfSession>
    </QueryClientProvider>
  )
}
