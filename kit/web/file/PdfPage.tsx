import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useKitText } from '../text.ts'
import classes from './pdf.module.css'

interface Props {
  of: PDFDocumentProxy
  number: number
}

/** One page, drawn when it comes near; what it says in letters stands beside the drawing for readers. */
export function PdfPage({ of, number }: Props) {
  const text = useKitText()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNear(frame)
  const [words, setWords] = useState('')
  const [ratio, setRatio] = useState(letterRatio)
  useEffect(() => {
    const place = canvas.current
    if (!isNear || !place) return
    const drawing = draw(of, { number, place })
    const show = async () => {
      const drawn = await drawing.done
      setWords(drawn.words)
      setRatio(drawn.ratio)
    }
    // One that was stopped is drawn again when it comes back.
    show().catch(() => undefined)
    return drawing.stop
  }, [of, number, isNear])
  return (
    <div ref={frame} className={classes.page} style={{ aspectRatio: ratio }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={text('pdf.page', { number, count: of.numPages })}
      />
      <p className="only-spoken">{words}</p>
    </div>
  )
}

const letterRatio = 8.5 / 11

/** Pages ahead are ready before they are reached. */
function useNear(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry) setNear(entry.isIntersecting)
      },
      { rootMargin: '100% 0px' },
    )
    seen.observe(frame.current)
    return () => seen.disconnect()
  }, [frame])
  return isNear
}

/** More would only cost memory. */
const mostPixels = 4_000_000

function draw(of: PDFDocumentProxy, at: { number: number; place: HTMLCanvasElement }) {
  const { number, place } = at
  let isStopped = false
  let cancel = () => undefined as void
  const done = (async () => {
    const page = await of.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const wanted = (place.clientWidth / natural.width) * window.devicePixelRatio
    const bound = Math.sqrt(mostPixels / (natural.width * natural.height))
    const viewport = page.getViewport({ scale: Math.min(wanted, bound) })
    if (isStopped) throw new Error('stopped')
    place.width = Math.ceil(viewport.width)
    place.height = Math.ceil(viewport.height)
    const task = page.render({ canvas: place, viewport })
    cancel = () => task.cancel()
    await task.promise
    const { items } = await page.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    return { words, ratio: natural.width / natural.height }
  })()
  const stop = () => {
    isStopped = true
    cancel()
    // A page far away keeps its place and gives its pixels back.
    place.width = 0
  }
  return { done, stop }
}
