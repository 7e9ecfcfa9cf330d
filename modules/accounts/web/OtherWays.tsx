import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { appConfig } from '#kit/web/app-config.ts'
import classes from './LoginScreen.module.css'
import card from './pieces/CardScreen.module.css'
import type { Login } from './use-login.ts'

const knowsPasskeys = 'PublicKeyCredential' in globalThis

/** Passkey and the organisation's own account; each is fetched when it is chosen. */
export function OtherWays({ login }: { login: Login }) {
  const t = useTranslations('accounts')
  const [hasFailed, setFailed] = useState(false)
  const withPasskey = async () => {
    setFailed(false)
    const { askDevice, signInWith } = await import('./passkey-sign-in.ts')
    const given = await askDevice().catch(() => null)
    if (given) await login.attempt(() => signInWith(given))
    else setFailed(true)
  }
  const withIssuer = async () => {
    const { leaveForIssuer } = await import('./single-sign-on.ts')
    await leaveForIssuer(login)
  }
  if (!knowsPasskeys && !appConfig.singleSignOn) return null
  return (
    <div className={classes.ways}>
      <span className={classes.or}>{t('ways.or')}</span>
      {knowsPasskeys && (
        <Button variant="default" size="md" fullWidth onClick={() => void withPasskey()}>
          {t('ways.passkey')}
        </Button>
      )}
      {appConfig.singleSignOn && (
        <Button variant="default" size="md" fullWidth onClick={() => void withIssuer()}>
          {t('ways.singleSignOn', { name: appConfig.singleSignOn })}
        </Button>
      )}
      <p role="alert" className={card.refusal}>
        {hasFailed && t('ways.passkeyFailed')}
      </p>
    </div>
  )
}
