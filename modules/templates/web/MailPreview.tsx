import type { Language } from '#kit/contract/strings.ts'
import { appConfig } from '#kit/web/app-config.ts'
import classes from './templates.module.css'

interface MailPreviewProps {
  name: string
  language: Language
  said: { subject: string; body: string }
  button: string | null
  isText: boolean
  isNarrow: boolean
}

/** A letter as its reader sees it. Nothing in it can be pressed. */
export function MailPreview({ name, language, said, button, isText, isNarrow }: MailPreviewProps) {
  return (
    <section
      className={classes.mail}
      data-narrow={isNarrow || isText || undefined}
      aria-label={name}
      lang={language}
    >
      <h3>{name}</h3>
      {!isText && <p className={classes.subject}>{said.subject}</p>}
      <div className={classes.sheet}>
        {!isText && <p className={classes.portal}>{appConfig.title}</p>}
        <div className={classes.body}>{said.body}</div>
        {button && <span className={classes.button}>{button}</span>}
      </div>
    </section>
  )
}
