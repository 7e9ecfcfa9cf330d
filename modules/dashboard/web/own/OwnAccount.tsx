import { useId } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import card from '../cards/card.module.css'

interface Props {
  account: Part<'ownAccount'>
  /** Nothing more urgent stands above it. */
  isFirst: boolean
}

/** Payments reach the employer once there is an account that was verified. */
export function OwnAccount({ account: { employerId, isRefused }, isFirst }: Props) {
  const text = useText()
  const id = useId()
  return (
    <section className={`surface ${card.card}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('own.account.title')}</h2>
      </header>
      <div className={card.asked}>
        <p>{text(isRefused ? 'own.account.refused' : 'own.account.missing')}</p>
        <ScreenButton
          screen={usersScreens.editEmployerProfile}
          query={{ id: employerId }}
          variant={isFirst ? 'filled' : 'default'}
          className="no-print"
        >
          {text('own.account.enter')}
        </ScreenButton>
      </div>
    </section>
  )
}
