import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { lazy, Suspense } from 'react'
import classes from './pieces/CardScreen.module.css'
import { PasswordStep } from './PasswordStep.tsx'
import { useArrival } from './use-arrival.ts'
import { useLogin } from './use-login.ts'

const SecondStep = lazy(() => import('./SecondStep.tsx').then((m) => ({ default: m.SecondStep })))

export function LoginScreen() {
  const login = useLogin()
  const arrival = useArrival(login)
  const { challenge, enter, startOver } = login
  return (
    <section className={classes.card}>
      {challenge ? (
        <Suspense>
          <SecondStep challenge={challenge} enter={enter} startOver={startOver} />
        </Suspense>
      ) : (
        <PasswordStep login={login} arrival={arrival} />
      )}
    </section>
  )
}
