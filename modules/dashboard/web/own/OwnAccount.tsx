import { useId } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import card from '../cards/card.module.css'

/** Payments reach the employer once there is an account that was verified. */
export function OwnAccount({
  account: { employerId, isRefused },
}: {
  account: Part<'ownAccount'>
}) {
  const text = useText()
  const id = useId()
  return (
    <section className={`surface ${card.card} ${card.work}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('own.account.title')}</h2>
        <ScreenButton
          screen={usersScreens.editEmployerProfile}
          query={{ id: employerId }}
          className="no-print"
        >
          {text('own.account.enter')}
        </ScreenButton>
      </header>
      <p className={card.empty}>
        {text(isRefused ? 'own.account.refused' : 'own.account.missing')}
      </p>
    </section>
  )
}
