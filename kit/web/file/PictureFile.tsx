import { useEffect, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import classes from './picture.module.css'
import { useContent } from './use-content.ts'

const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** What a browser draws as it is; PDF is drawn page by page, and the rest is downloaded. */
export const isPicture = (mediaType: string) => pictures.includes(mediaType)

interface Props {
  endpoint: Endpoint
  params: Record<string, string>
  name: string
  mediaType: string
  /** In place of what did not come. */
  none: ReactNode
}

/** A picture that an endpoint gives. */
export function PictureFile({ endpoint, params, name, mediaType, none }: Props) {
  const content = useContent(endpoint, params)
  const url = useAddress(content, mediaType)
  if (content === null) return none
  return url ? <img className={classes.picture} src={url} alt={name} /> : null
}

function useAddress(content: ArrayBuffer | null | undefined, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(new Blob([content], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content, type])
  return url
}
