import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { originOf } from '../list-origins.ts'
import { CopyText } from '../show/CopyText.tsx'
import { useKitText } from '../text.ts'
import classes from './header.module.css'

const Neighbours = lazy(() => import('./Neighbours.tsx').then((m) => ({ default: m.Neighbours })))

interface RecordHeaderProps {
  id: string | undefined
  title: string
  status?: ReactNode
  reference?: string | undefined
  /** What one hears of it. */
  following?: ReactNode
  actions?: ReactNode
  list?: Endpoint | undefined
}

/** What stays on top while the record is read: what it is, in which state, what one can do. */
export function RecordHeader({ id, title, ...of }: RecordHeaderProps) {
  const { status, reference, following, actions, list } = of
  const text = useKitText()
  const { sentinel, header, isStuck } = useStuck()
  return (
    <>
      <div ref={sentinel} className={classes.sentinel} aria-hidden />
      <header ref={header} className={classes.header} data-stuck={isStuck || undefined}>
        <div className={classes.words}>
          <h1>{title}</h1>
          <div className={classes.marks}>
            {status}
            {reference && <CopyText value={reference} what={text('form.reference')} />}
            {following}
          </div>
        </div>
        {id && list && originOf(id) && (
          <div className={`${classes.beside} no-print`}>
            <Suspense>
              <Neighbours id={id} list={list} />
            </Suspense>
          </div>
        )}
        {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
    </>
  )
}

/** Below its sentinel the header is small; what it loses in height the page keeps, and stands still. */
function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLElement>(null)
  const tall = useRef(0)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isGone = !entry.isIntersecting && entry.boundingClientRect.top < 100
        if (isGone) tall.current = header.current?.offsetHeight ?? 0
        setStuck(isGone)
      },
      { rootMargin: '-57px 0px 0px' },
    )
    watch.observe(sentinel.current)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    const { current } = header
    if (!current) return
    const lost = isStuck ? Math.max(0, tall.current - current.offsetHeight) : 0
    current.style.marginBlockEnd = lost ? `calc(${lost}px + var(--below))` : ''
  }, [isStuck])
  return { sentinel, header, isStuck }
}
