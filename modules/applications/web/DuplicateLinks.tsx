import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import classes from './applications.module.css'

interface Props {
  record: Pick<ApplicationRecord, 'duplicates'>
  /** Where something is being done, what is looked up opens in a tab of its own. */
  inNewTab?: boolean
}

/** The other applications of the same person, and how far each is. */
export function DuplicateLinks({ record, inNewTab = false }: Props) {
  const text = useText('applications')
  return record.duplicates.map(({ id, reference, status }) => (
    <span key={id} className={classes.duplicate}>
      <ScreenLink screen={applicationsScreens.application} query={{ id }} newTab={inNewTab}>
        {reference}
      </ScreenLink>
      {` (${text(`status.${status}`)})`}
    </span>
  ))
}
