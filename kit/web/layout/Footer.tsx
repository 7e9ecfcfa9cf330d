import { today } from '../calendar-days.ts'
import { organisation, useOrganisationName } from '../organisation.ts'
import { useKitText } from '../text.ts'
import classes from './Footer.module.css'

/** Who runs this, and where to write. */
export function Footer() {
  const text = useKitText()
  const title = useOrganisationName()
  const { contactEmail } = organisation.use()
  const year = today().slice(0, 4)
  return (
    <footer className={classes.footer}>
      {text('navigation.footer', { year, title })}
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </footer>
  )
}
