import { useLayoutEffect, useState, type RefObject } from 'react'
import { useLanguage } from '../language.ts'
import { elastic, layOut, ninetieth, type Laid, type Measured } from './column-widths.ts'
import type { ShownColumn } from './columns.ts'
import type { Density } from './list-memory.ts'

interface Given {
  columns: readonly ShownColumn<never>[]
  density: Density
  /** Scrolls sideways rather than fold columns. */
  scrolls: boolean
  /** Sums come later than rows, and may be wider. */
  hasSums: boolean
}

/** What the table’s end keeps free beside a cell’s own, whichever column is last once others are folded. */
const edge = 8

/**
 * How wide the columns are. They are measured when the first rows come, and again when columns,
 * room, density or language change; another page leaves them as they are.
 * @returns null for the one pass in which every column is drawn as wide as it wants to be
 */
export function useColumnWidths(
  frame: RefObject<HTMLElement | null>,
  { columns, density, scrolls, hasSums }: Given,
): Laid | null {
  const room = useInnerWidth(frame)
  const language = useLanguage()
  const [laid, setLaid] = useState<(Laid & { key: string }) | null>(null)
  const key = [
    room,
    density,
    language,
    scrolls,
    hasSums,
    ...columns.map((column) => column.key),
  ].join(' ')
  const isMeasured = laid?.key === key
  // After every render: rows that come later are what is measured; once it is, nothing is set.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (isMeasured || !room || !frame.current) return
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const left = room - widthOfRest(frame.current)
    const state = columns.find(({ kind }) => kind === 'state')
    const clock = columns.find(({ kind }) => kind === 'days')
    const measured = columns.map((column) => ({
      ...measure(frame.current!, column, scale),
      // What it is, its state and its clock are in sight in any window.
      stays: column.hideable === false || column === state || column === clock,
    }))
    const { widths, folded } = layOut(measured, left / scale - edge, scrolls)
    const last = Object.keys(widths).length - 1
    const scaled = Object.entries(widths).map(([name, width], at) => [
      name,
      (at === last ? width + edge : width) * scale,
    ])
    setLaid({ key, widths: Object.fromEntries(scaled) as Laid['widths'], folded })
  })
  return isMeasured ? laid : null
}

function useInnerWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const place = frame.current
    if (!place) return
    const measureRoom = () => setWidth(Math.floor(place.clientWidth))
    measureRoom()
    const observer = new ResizeObserver(measureRoom)
    observer.observe(place)
    return () => observer.disconnect()
  }, [frame])
  return width
}

/** Tick and menu, which are as wide as they are. */
const widthOfRest = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('thead th:not([data-column])')].reduce(
    (total, cell) => total + cell.offsetWidth,
    0,
  )

function measure(
  frame: HTMLElement,
  { key, kind = 'text' }: ShownColumn<never>,
  scale: number,
): Omit<Measured, 'stays'> {
  const widthsOf = (selector: string) =>
    [...frame.querySelectorAll(selector)].map(
      (cell) => cell.getBoundingClientRect().width / scale + paddingOf(cell.parentElement) / scale,
    )
  const at = CSS.escape(key)
  const drawn = [...frame.querySelectorAll(`tbody [data-column="${at}"]`)]
  const cells = widthsOf(`tbody [data-column="${at}"] > *`)
  const sums = widthsOf(`tfoot [data-column="${at}"] > *`)
  return {
    key,
    kind,
    // A few long words may be cut short; a name, a state or a figure may not.
    content: Math.max(elastic.includes(kind) ? ninetieth(cells) : Math.max(0, ...cells), ...sums),
    isBlank: drawn.every(({ textContent }) => textContent?.trim() === ''),
    head: ninetieth(widthsOf(`thead [data-column="${at}"] > *`)),
  }
}

function paddingOf(cell: Element | null): number {
  if (!cell) return 0
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
}
