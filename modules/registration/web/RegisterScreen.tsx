import { TextInput } from '@mantine/core'
import { writeStored } from '#kit/web/browser-storage.ts'
import { EmailEntry } from '#modules/accounts/web/pieces/EmailEntry.tsx'
import { CardForm } from '#modules/accounts/web/pieces/CardForm.tsx'
import { CardLinks, CardScreen } from '#modules/accounts/web/pieces/CardScreen.tsx'
import { NewPasswordEntries } from '#modules/accounts/web/pieces/NewPasswordEntries.tsx'
import { useCardForm } from '#modules/accounts/web/pieces/use-card-form.ts'
import { useGo } from '#kit/web/go.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { accountsScreens } from '#modules/accounts/contract/accounts.screens.ts'
import { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { registrationScreens } from '../contract/registration.screens.ts'
import { lastAsked } from './last-asked.ts'
import { UserTypeChoice } from './UserTypeChoice.tsx'

export function RegisterScreen() {
  const text = useText()
  const go = useGo()
  const form = useCardForm({
    endpoint: registrationEndpoints.register,
    labels: {
      userType: text('fields.userType'),
      name: text('fields.name'),
      email: text('fields.email'),
      password: text('fields.password'),
      confirmation: text('fields.confirmation'),
    },
    initial: lastAsked.get().typed,
    onDone({ resendAfter }, { userType, name, email }) {
      writeStored('email', email.trim().toLowerCase())
      lastAsked.set({ typed: { userType, name, email }, resendAfter })
      void go(registrationScreens.verifyEmail)
    },
  })
  const userType = form.field('userType')
  return (
    <CardScreen title={text('register.title')} intro={text('register.intro')}>
      <CardForm form={form} button={text('register.submit')}>
        <UserTypeChoice {...userType} onChoose={(value) => form.set('userType', value)} />
        <TextInput {...form.field('name')} autoComplete="name" size="md" />
        <EmailEntry {...form.field('email')} autoComplete="username" />
        <NewPasswordEntries form={form} />
      </CardForm>
      <CardLinks>
        {text('register.hasAccount')}{' '}
        <ScreenLink screen={accountsScreens.login}>{text('register.signIn')}</ScreenLink>
      </CardLinks>
    </CardScreen>
  )
}
