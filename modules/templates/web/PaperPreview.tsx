import { lazy, Suspense, useEffect, useState } from 'react'
import type { Language } from '#kit/contract/strings.ts'
import { fetchApi } from '#kit/web/api-call.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { useText } from '#kit/web/text.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'
import classes from './templates.module.css'

const PdfPages = lazy(() =>
  import('#kit/web/file/PdfPages.tsx').then((m) => ({ default: m.PdfPages })),
)

interface PaperPreviewProps {
  id: string
  /** Of which the values are; empty for made-up ones. */
  sample: string
  language: Language
}

/** What is typed as the letter that is printed; what could not be sent leaves it as it was. */
export function PaperPreview({ id, sample, language }: PaperPreviewProps) {
  const text = useText()
  const form = useFormAround()
  const body = { ...form.body(), id, language, ...(sample && { record: sample }) }
  const content = usePrinted(JSON.stringify(body))
  const name = text(`preview.paper.${language}`)
  return (
    <section className={classes.paper} aria-label={name} lang={language}>
      <h3>{name}</h3>
      {content ? (
        <Suspense fallback={<Loading centred />}>
          <PdfPages content={content} name={name} />
        </Suspense>
      ) : (
        <Loading centred />
      )}
    </section>
  )
}

function usePrinted(asked: string): ArrayBuffer | null {
  const [content, setContent] = useState<ArrayBuffer | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const print = async () => {
      const body = JSON.parse(asked) as never
      const answer = await fetchApi(templatesEndpoints.printTemplate, {
        body,
        signal: stop.signal,
      })
      setContent(await answer.arrayBuffer())
    }
    const timer = setTimeout(() => void print().catch(() => undefined), 600)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return content
}
