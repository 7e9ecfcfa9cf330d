import { useState } from 'react'
import { readStored } from '#kit/web/browser-storage.ts'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { NewPasswordEntries } from '#modules/accounts/web/pieces/NewPasswordEntries.tsx'
import { PasswordEntry } from '#modules/accounts/web/pieces/PasswordEntry.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { navigator } from '#kit/web/navigator.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { renewToken, usePerson } from '#kit/web/session.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useText } from '#kit/web/text.ts'
import { twoFactorScreens } from '#modules/two-factor/contract/two-factor.screens.ts'
import { passwordsEndpoints } from '../contract/passwords.endpoints.ts'

/** Of one's own free will, from the settings; or because it has expired, on the way elsewhere. */
export function ChangePasswordScreen() {
  const text = useText()
  const person = usePerson()
  const [isForced] = useState(() => readStored('redirectAfterLogin') !== null)
  const form = useCardForm({
    endpoint: passwordsEndpoints.changePassword,
    labels: {
      currentPassword: text('fields.currentPassword'),
      password: text('fields.password'),
      confirmation: text('fields.confirmation'),
    },
    onDone({ accessToken }) {
      renewToken(accessToken)
      toast.success(text('change.done'))
      // The start page leads on to where one wanted to go.
      navigator.go(isForced ? '/' : twoFactorScreens.settingsSecurity.path, { replace: true })
    },
  })
  return (
    <CardScreen
      title={text('change.title')}
      intro={text(isForced ? 'change.expired' : 'change.intro')}
    >
      <CardForm form={form} button={text('change.submit')}>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={person?.email ?? ''}
          readOnly
        />
        <PasswordEntry {...form.field('currentPassword')} autoComplete="current-password" />
        <NewPasswordEntries form={form} />
      </CardForm>
      {!isForced && (
        <CardLinks>
          <ScreenLink screen={twoFactorScreens.settingsSecurity}>
            {text('change.cancel')}
          </ScreenLink>
        </CardLinks>
      )}
    </CardScreen>
  )
}
