import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { passwordsScreens } from '#modules/passwords/contract/passwords.screens.ts'
import { DevicesCard } from './DevicesCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { RecentSignInsCard } from './RecentSignInsCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'
import classes from './security.module.css'

/** How one signs in, and where one is signed in. */
export function SecurityScreen() {
  const text = useText('twoFactor')
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text('screens.settingsSecurity')}
        below={<p className={classes.intro}>{text('security.intro')}</p>}
      />
      <TwoFactorCard />
      <PasskeysCard />
      <SecurityCard
        title={text('security.password')}
        body={text('security.passwordBody')}
        actions={
          <ScreenButton screen={passwordsScreens.changePassword} variant="default">
            {text('security.changePassword')}
          </ScreenButton>
        }
      />
      <DevicesCard />
      <RecentSignInsCard />
    </div>
  )
}
