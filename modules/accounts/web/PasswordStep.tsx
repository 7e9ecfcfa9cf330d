import { Button, PasswordInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { appConfig } from '#kit/web/app-config.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useKitText } from '#kit/web/text.ts'
import { intakeScreens } from '#modules/intake/contract/intake.screens.ts'
import { passwordsScreens } from '#modules/passwords/contract/passwords.screens.ts'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import { EmailEntry } from './pieces/EmailEntry.tsx'
import classes from './pieces/CardScreen.module.css'
import { LoginRefusal } from './LoginRefusal.tsx'
import { OtherWays } from './OtherWays.tsx'
import type { Arrival } from './use-arrival.ts'
import type { Login } from './use-login.ts'

/** E-mail and password, and the ways that need neither. */
export function PasswordStep({ login, arrival }: { login: Login; arrival: Arrival }) {
  const t = useTranslations('accounts')
  const kit = useKitText()
  const toggleLabel = login.showsPassword ? 'actions.hidePassword' : 'actions.showPassword'
  return (
    <>
      <h1 className={classes.title}>{t('login.welcome', { title: appConfig.title })}</h1>
      <p className={classes.intro} role="status">
        {t(arrival ? `ways.${arrival}` : 'login.intro')}
      </p>
      <Form submit={login.submit} className={classes.form}>
        <LoginRefusal problem={login.problem} />
        <EmailEntry {...login.field('email')} label={t('fields.email')} autoComplete="username" />
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
      </Form>
      <OtherWays login={login} />
      <p className={classes.links}>
        <ScreenLink screen={passwordsScreens.forgotPassword}>{t('login.forgotten')}</ScreenLink>
      </p>
      <p className={classes.links}>
        {t('login.noAccount')}{' '}
        <ScreenLink screen={registrationScreens.register}>{t('login.register')}</ScreenLink>
      </p>
      <p className={classes.links}>
        {t('login.applicant')}{' '}
        <ScreenLink screen={intakeScreens.employerApplication}>{t('login.apply')}</ScreenLink>
      </p>
    </>
  )
}
