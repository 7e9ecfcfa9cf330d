import { appConfig } from '../app-config.ts'
import { chooseLanguage, otherLanguage, useLanguage } from '../language.ts'
import { useKitText } from '../text.ts'
import classes from './LanguageSwitch.module.css'

/** Named in the language it leads to. */
export function LanguageSwitch() {
  const text = useKitText()
  const other = otherLanguage(useLanguage())
  if (!appConfig.languageSwitch) return null
  return (
    <button
      type="button"
      lang={other}
      className={classes.switch}
      onClick={() => chooseLanguage(other)}
    >
      <span className={classes.long}>{text('language.switchTo')}</span>
      <span className={classes.short} aria-hidden>
        {other.toUpperCase()}
      </span>
    </button>
  )
}
