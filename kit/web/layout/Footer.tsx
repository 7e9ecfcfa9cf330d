import { organisation, useOrganisationName } from '../organisation.ts'
import { useKitText } from '../text.ts'
import classes from './Footer.module.css'

/** Who runs this, and where to write. */
export function Footer() {
  const text = useKitText()
  const title = useOrganisationName()
  const { contactEmail } = organisation.use()
  const year = String(new Date().getFullYear())
  return (
    <footer className={classes.footer}>
      {text('navigation.footer', { year, title })}
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </footer>
  )
}
