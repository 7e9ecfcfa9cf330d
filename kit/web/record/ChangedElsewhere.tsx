import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Loaded } from '../api-query.ts'
import { useKitText } from '../text.ts'
import classes from './record.module.css'

interface Versioned {
  id?: string
  version?: number
}

const ownChanges = new Set<string>()

/** A change of one's own is no news; called by the acts of a record when they succeed. */
export const expectChange = ({ id, version }: Versioned) => ownChanges.add(`${id} ${version}`)

export const isOwnChange = ({ id, version }: Versioned) => ownChanges.has(`${id} ${version}`)

/** Says when a live event has brought another version than the one that was being read. */
export function ChangedElsewhere<R extends object>(props: { answer: Loaded<R>; record: R }) {
  const text = useKitText()
  const { id, version } = props.record as Versioned
  const seen = useRef({ id, version })
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    const isOther = seen.current.id === id && seen.current.version !== version
    seen.current = { id, version }
    if (isOther && !isOwnChange({ id, version })) setNews(true)
  }, [id, version])
  return (
    <div role="status">
      {isNews && (
        <p className={classes.news}>
          {text('record.changedElsewhere')}
          <Button variant="subtle" size="compact-sm" onClick={() => setNews(false)}>
            {text('actions.close')}
          </Button>
        </p>
      )}
    </div>
  )
}
