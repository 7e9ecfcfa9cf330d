import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Loaded } from '../api-query.ts'
import { useKitText } from '../text.ts'
import { isChangedHere, isOwnChange, useChangesHere } from './own-changes.ts'
import classes from './record.module.css'

interface Versioned {
  id?: string
  version?: number
}

/** Says when a live event has brought another version than the one that was being read. */
export function ChangedElsewhere<R extends object>(props: { answer: Loaded<R>; record: R }) {
  const text = useKitText()
  const { id, version } = props.record as Versioned
  useChangesHere()
  const seen = useRef({ id, version })
  const [news, setNews] = useState<Versioned | null>(null)
  useEffect(() => {
    const isOther = seen.current.id === id && seen.current.version !== version
    seen.current = { id, version }
    if (isOther) setNews({ id, version })
  }, [id, version])
  return (
    <div role="status">
      {news && !isChangedHere(news) && (
        <p className={classes.news}>
          {text(isOwnChange(news) ? 'form.changedByYou' : 'record.changedElsewhere')}
          <Button variant="subtle" size="compact-sm" onClick={() => setNews(null)}>
            {text('actions.close')}
          </Button>
        </p>
      )}
    </div>
  )
}
