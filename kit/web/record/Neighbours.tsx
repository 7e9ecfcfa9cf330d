import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useList } from '../api-query.ts'
import { useGo } from '../go.ts'
import { originOf, rememberOrigin, type ListOrigin } from '../list-origins.ts'
import { useOpenScreen } from '../router/address.ts'
import { underOf } from '../router/known-screens.ts'
import { useKitText } from '../text.ts'
import classes from './header.module.css'

/** The button that was pressed, which has the focus again on the next record. */
let pressed: 'previous' | 'next' | null = null

/** Whoever does something else meanwhile keeps the focus; an answer to whether to leave is none. */
function forget({ target }: Event) {
  if (!(target instanceof Element && target.closest('[role=dialog]'))) pressed = null
}
addEventListener('keydown', forget, true)
addEventListener('pointerdown', forget, true)

/** “3 of 121”, previous and next of the list that the record was opened from. */
export function Neighbours({ id, list }: { id: string; list: Endpoint }) {
  const origin = originOf(id)
  if (!origin || origin.path !== list.path) return null
  return <Place id={id} list={list} origin={origin} />
}

function Place({ id, list, origin }: { id: string; list: Endpoint; origin: ListOrigin }) {
  const text = useKitText()
  const { query, params, cursor } = origin
  const asked = { ...query, around: id, ...(cursor && { after: cursor }) }
  const { data } = useList(list, asked as Record<string, string>, params)
  const { place, total = 0, totalIsExact } = data?.meta ?? {}
  useEffect(() => {
    if (place && place.cursor !== cursor) rememberOrigin(id, { ...origin, cursor: place.cursor })
  }, [id, origin, place, cursor])
  if (!place) return null
  const { position, isListed, previous, next } = place
  const many = totalIsExact === false ? 'many' : 'exact'
  return (
    <nav className={classes.neighbours} aria-label={text('recordPane.list')}>
      <span className="numbers" role="status">
        {!isListed && text('recordPane.notListed')}
        {isListed && position !== null && text('recordPane.place', { position, total, many })}
      </span>
      <Beside way="previous" id={previous} origin={origin} />
      <Beside way="next" id={next} origin={origin} />
    </nav>
  )
}

interface BesideProps {
  way: 'previous' | 'next'
  id: string | null
  origin: ListOrigin
}

function Beside({ way, id, origin }: BesideProps) {
  const text = useKitText()
  const go = useGo()
  const open = useOpenScreen()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed !== way) return
    button.current?.focus({ preventScroll: true })
    pressed = null
  }, [way])
  const Sign = way === 'previous' ? IconChevronLeft : IconChevronRight
  const move = () => {
    if (!id || !open) return
    pressed = way
    const { cursor: _, ...list } = origin
    rememberOrigin(id, list)
    // What lies over this record closes with it.
    const { screen } = underOf(open) ?? open
    const query = screen.path.includes('{id}') ? {} : { id }
    void go(screen as never, { params: { id }, query, replace: true } as never)
  }
  return (
    <ActionIcon
      ref={button}
      variant="default"
      size={32}
      aria-label={text(way === 'next' ? 'record.next' : 'record.previous')}
      data-disabled={id === null || undefined}
      aria-disabled={id === null || undefined}
      onClick={move}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  )
}
