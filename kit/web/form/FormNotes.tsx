import { useKitText } from '../text.ts'
import { isOwnChange } from '../record/own-changes.ts'
import classes from './form.module.css'
import type { EntityForm } from './use-entity-form.ts'

/** What whoever types is told meanwhile: what they had typed is back, the record is another by now. */
export function FormNotes({ form }: { form: EntityForm }) {
  const text = useKitText()
  const isStale = form.problem?.status === 412
  return (
    <div role="status">
      {form.wasRestored && <p className={classes.restored}>{text('form.restored')}</p>}
      {form.isOutdated && !isStale && (
        <p className={classes.restored}>
          {text(isOwnChange(form.initial) ? 'form.outdatedByYou' : 'form.outdated')}
        </p>
      )}
    </div>
  )
}
