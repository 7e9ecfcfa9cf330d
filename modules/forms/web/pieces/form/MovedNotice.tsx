import { Button } from '@mantine/core'
import { changeDraftOf, type DraftState } from '../draft/draft-state.ts'
import { Notice } from '../fields/Notice.tsx'
import type { FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** Says once what newer questions mean for what was answered. */
export function MovedNotice({ kind, state }: { kind: FormKind; state: DraftState }) {
  const words = useWords()
  const { moved, form } = state
  const titles = (ids: readonly string[]) =>
    form.sections
      .filter(({ id }) => ids.includes(id))
      .map(({ title }) => title)
      .join(', ')
  const again = moved && titles([...moved.reopened, ...moved.added])
  return (
    <Notice tone="info">
      {moved && (
        <div className={classes.moved}>
          <strong>{words('moved.title')}</strong>
          {again && <p>{words('moved.again', { pages: again })}</p>}
          {moved.setAside.length > 0 && (
            <p>{words('moved.setAside', { questions: moved.setAside.join(' · ') })}</p>
          )}
          <Button
            variant="default"
            size="md"
            onClick={() => changeDraftOf(kind, () => ({ moved: null }))}
          >
            {words('moved.seen')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
