import { useMediaQuery, usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useKitText } from '../text.ts'
import classes from './Pages.module.css'

interface PagesProps {
  total: number
  page: number
  go: (page: number) => void
}

/** The first page, the last, and those around the present one. */
export function Pages({ total, page, go }: PagesProps) {
  const text = useKitText()
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  const { range } = usePagination({ total, page, siblings: isPhone ? 0 : 1 })
  if (total < 2) return null
  const step = (to: number, label: string, icon: ReactNode) => (
    <button type="button" aria-label={label} disabled={to < 1 || to > total} onClick={() => go(to)}>
      {icon}
    </button>
  )
  return (
    <nav aria-label={text('list.pages')} className={`${classes.pages} numbers`}>
      {step(page - 1, text('list.previous'), <IconChevronLeft size={16} aria-hidden />)}
      {range.map((item, index) =>
        item === 'dots' ? (
          <span key={`after-${range[index - 1]}`}>…</span>
        ) : (
          <button
            key={item}
            type="button"
            aria-label={text('list.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => go(item)}
          >
            {item}
          </button>
        ),
      )}
      {step(page + 1, text('list.next'), <IconChevronRight size={16} aria-hidden />)}
    </nav>
  )
}
