import { useTranslations } from 'use-intl'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useKitText } from '#kit/web/text.ts'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import classes from './pieces/CardScreen.module.css'

/** Why signing in did not work, above the fields. */
export function LoginRefusal({ problem }: { problem: ApiProblem | null }) {
  const t = useTranslations('accounts')
  const kit = useKitText()
  const general = useProblemText()
  const words = () => {
    if (!problem || problem.code === 'invalidInput') return null
    if (problem.code === 'wrongCredentials') return t('reasons.wrongCredentials')
    if (problem.status === 429)
      return t('login.tooManyRequests', { seconds: problem.retryAfter ?? 0 })
    return general(problem)
  }
  const isOurs = problem !== null && problem.status >= 500 && problem.problem.requestId !== ''
  return (
    <div role="alert" className={classes.refusal}>
      {words()}
      {problem?.code === 'wrongCredentials' && (
        <small>
          {t('login.unconfirmed')}{' '}
          <ScreenLink screen={registrationScreens.verifyEmail}>{t('login.confirm')}</ScreenLink>
        </small>
      )}
      {isOurs && <small>{kit('states.reference', { id: problem.problem.requestId })}</small>}
    </div>
  )
}
