import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { appConfig } from '#kit/web/app-config.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useKitText } from '#kit/web/text.ts'
import { passwordsScreens } from '#modules/passwords/contract/passwords.screens.ts'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import classes from './LoginScreen.module.css'
import { LoginRefusal } from './LoginRefusal.tsx'
import { useLogin } from './use-login.ts'

export function LoginScreen() {
  const t = useTranslations('accounts')
  const kit = useKitText()
  const login = useLogin()
  const toggleLabel = login.showsPassword ? 'actions.hidePassword' : 'actions.showPassword'
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>{t('login.welcome', { title: appConfig.title })}</h1>
      <p className={classes.intro}>{t('login.intro')}</p>
      <form noValidate onSubmit={login.submit} className={classes.form}>
        <LoginRefusal problem={login.problem} />
        <TextInput
          {...login.field('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
        />
        <PasswordInput
          {...login.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          size="md"
          visible={login.showsPassword}
          onVisibilityChange={login.showPassword}
          visibilityToggleButtonProps={{ 'aria-label': kit(toggleLabel), tabIndex: 0 }}
        />
        <Button type="submit" size="md" fullWidth loading={login.isPending}>
          {t(login.isPending ? 'login.submitting' : 'login.submit')}
        </Button>
      </form>
      <p className={classes.links}>
        <ScreenLink screen={passwordsScreens.forgotPassword}>{t('login.forgotten')}</ScreenLink>
      </p>
      <p className={classes.links}>
        {t('login.noAccount')}{' '}
        <ScreenLink screen={registrationScreens.register}>{t('login.register')}</ScreenLink>
      </p>
    </section>
  )
}
