import { useTranslations } from 'use-intl'
import type { TwoFactorMethod } from '#modules/two-factor/contract/methods.ts'
import classes from './LoginScreen.module.css'
import card from './pieces/CardScreen.module.css'
import type { StepMethod } from './use-second-step.ts'

/** The other ways in which the person could confirm; a recovery code is always one. */
export function OtherMethods(props: {
  methods: readonly TwoFactorMethod[]
  method: StepMethod
  choose: (method: StepMethod) => void
}) {
  const t = useTranslations('accounts')
  const words = {
    authApp: t('secondStep.useAuthApp'),
    sms: t('secondStep.useSms'),
    passkey: t('secondStep.usePasskey'),
    recovery: t('secondStep.useRecovery'),
  }
  const others = [...props.methods, 'recovery' as const].filter((each) => each !== props.method)
  return (
    <nav aria-label={t('secondStep.otherWays')}>
      {others.map((method) => (
        <p key={method} className={card.links}>
          <button type="button" className={classes.link} onClick={() => props.choose(method)}>
            {words[method]}
          </button>
        </p>
      ))}
    </nav>
  )
}
