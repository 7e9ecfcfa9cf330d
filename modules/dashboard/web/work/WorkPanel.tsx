import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import tabs from '#kit/web/layout/ScreenTabs.module.css'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { dashboardScreens } from '../../contract/dashboard.screens.ts'
import classes from '../cards/card.module.css'
import type { Work } from './use-works.tsx'

/** The most urgent of the work; where there is more than one kind of it, one is chosen. */
export function WorkPanel({ works }: { works: readonly Work[] }) {
  const text = useText()
  const id = useId()
  const asked = useSearchParameters()['work']
  const open = works.find(({ name }) => name === asked) ?? works[0]
  if (!open) return null
  return (
    <section className={`surface ${classes.card} ${classes.work}`} aria-labelledby={id}>
      {works.length > 1 && <Kinds works={works} open={open} />}
      <header>
        <h2 id={id}>{text(`work.${open.name}.title`)}</h2>
        <div className={classes.acts}>{open.actions}</div>
      </header>
      {open.rows}
    </section>
  )
}

function Kinds({ works, open }: { works: readonly Work[]; open: Work }) {
  const text = useText()
  return (
    <nav aria-label={text('work.kinds')} className={`${tabs.tabs} ${classes.kinds} no-print`}>
      <ul>
        {works.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={dashboardScreens.dashboard.path}
              search={{ work: name }}
              replace
              resetScroll={false}
              className={tabs.tab}
              aria-current={name === open.name ? 'page' : undefined}
            >
              {text(`work.${name}.kind`)}{' '}
              <span className={classes.count}>
                <NumberText value={count} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
