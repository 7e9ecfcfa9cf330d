import { QueryClientProvider } from '@tanstack/react-query'
import { AbilityOfSession } from '#kit/web/Can.tsx'
import { NavigationWords } from '#kit/web/layout/navigation-words.ts'
import { StaffLayout } from '#kit/web/layout/StaffLayout.tsx'
import { queries } from '#kit/web/queries.ts'
import { FollowAccess } from '#modules/accounts/web/FollowAccess.tsx'
import { signOut } from '#modules/accounts/web/sign-out.ts'
import { BadgeFeed } from '#modules/dashboard/web/BadgeFeed.tsx'

/** The layout behind the sign-in, with what the modules bring to it. */
export function StaffArea() {
  return (
    <QueryClientProvider client={queries}>
      <AbilityOfSession>
        <NavigationWords value="dashboard">
          <BadgeFeed />
          <FollowAccess />
          <StaffLayout signOut={() => void signOut()} />
        </NavigationWords>
      </AbilityOfSession>
    </QueryClientProvider>
  )
}
