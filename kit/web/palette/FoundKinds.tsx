import { Spotlight } from '@mantine/spotlight'
import { useRouter } from '@tanstack/react-router'
import { useKitText } from '../text.ts'
import { FoundLine } from './FoundLine.tsx'
import { recordSearch, type FoundKind } from './palette.ts'
import type { Finds } from './palette-finds.ts'
import classes from './palette.module.css'

/** Records by kind, and where there are more, the way to all of them. */
export function FoundKinds({ finds, typed }: { finds: Finds; typed: string }) {
  const text = useKitText()
  const router = useRouter()
  const go = (href: string) => void router.navigate({ href })
  const search = recordSearch.use()
  if (finds.kinds.length === 0) return null
  return (
    <>
      {finds.kinds.map((kind) => (
        <Spotlight.ActionsGroup key={kind.kind} label={kind.title}>
          {kind.found.map((record) => (
            <Spotlight.Action
              key={record.id}
              className={classes.action ?? ''}
              onClick={() => go(record.path)}
            >
              <FoundLine record={record} />
            </Spotlight.Action>
          ))}
          {kind.total > kind.found.length && (
            <Spotlight.Action
              className={`${classes.action} ${classes.all}`}
              label={allIn(kind, text)}
              onClick={() => go(kind.listPath ?? search?.pathOf(finds.typed, kind.kind) ?? '/')}
            />
          )}
        </Spotlight.ActionsGroup>
      ))}
      {search && (
        <Spotlight.Action
          className={`${classes.action} ${classes.all}`}
          label={text('palette.everything', { typed: finds.typed })}
          onClick={() => go(search.pathOf(typed.trim()))}
        />
      )}
    </>
  )
}

export const allIn = (
  { total, totalIsExact, title }: FoundKind,
  text: ReturnType<typeof useKitText>,
) => text(totalIsExact === false ? 'palette.moreThan' : 'palette.all', { count: total, title })
