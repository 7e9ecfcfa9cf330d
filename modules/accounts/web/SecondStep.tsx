import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Form } from '#kit/web/form/Form.tsx'
import { CodeEntry } from '#kit/web/form/CodeEntry.tsx'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import type { Challenged, SignedIn } from '../contract/accounts.endpoints.ts'
import { LoginRefusal } from './LoginRefusal.tsx'
import classes from './LoginScreen.module.css'
import card from './pieces/CardScreen.module.css'
import { OtherMethods } from './OtherMethods.tsx'
import { useSecondStep } from './use-second-step.ts'

export interface SecondStepProps {
  challenge: Challenged
  enter: (answer: SignedIn) => void
  startOver: (reason: ApiProblem | null) => void
}

/** After the password: a code, or a passkey. */
export function SecondStep(props: SecondStepProps) {
  const t = useTranslations('accounts')
  const step = useSecondStep(props)
  const { method, sending } = step
  return (
    <>
      <h1 className={card.title}>{t('secondStep.title')}</h1>
      <p className={card.intro} role="status">
        {step.words}
      </p>
      <Form className={card.form} submit={step.submit}>
        <LoginRefusal problem={step.problem} />
        {method !== 'passkey' && (
          <CodeEntry
            key={method}
            id="code"
            label={t(method === 'recovery' ? 'secondStep.recoveryCode' : 'secondStep.code')}
            value={step.code}
            onChange={step.setCode}
            error={step.error}
            isNumeric={method !== 'recovery'}
            takesFocus
          />
        )}
        <Button type="submit" size="md" fullWidth loading={step.isPending}>
          {t(method === 'passkey' ? 'secondStep.usePasskey' : 'secondStep.submit')}
        </Button>
        {method === 'sms' && (
          <Button
            variant="default"
            size="md"
            fullWidth
            disabled={sending.left > 0}
            onClick={() => void step.send()}
          >
            {sending.left > 0
              ? t('secondStep.resendIn', { seconds: sending.left })
              : t(step.phone ? 'secondStep.resend' : 'secondStep.send')}
          </Button>
        )}
      </Form>
      <OtherMethods methods={props.challenge.methods} method={method} choose={step.choose} />
      <p className={card.links}>
        <button type="button" className={classes.link} onClick={() => props.startOver(null)}>
          {t('secondStep.back')}
        </button>
      </p>
    </>
  )
}
