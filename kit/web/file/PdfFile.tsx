import { lazy, Suspense, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { Loading } from '../show/Loading.tsx'
import { useContent } from './use-content.ts'

const PdfPages = lazy(() => import('./PdfPages.tsx').then((m) => ({ default: m.PdfPages })))

interface Props {
  endpoint: Endpoint
  params: Record<string, string>
  name: string
  /** In place of what did not come. */
  none: ReactNode
}

/** The pages of a PDF that an endpoint gives. */
export function PdfFile({ endpoint, params, name, none }: Props) {
  const content = useContent(endpoint, params)
  const waiting = <Loading centred />
  if (content === null) return none
  if (content === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <PdfPages content={content} name={name} />
    </Suspense>
  )
}
