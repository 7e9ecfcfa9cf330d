import { appConfig } from '../app-config.ts'
import { useKitText } from '../text.ts'
import classes from './Footer.module.css'

export function Footer() {
  const text = useKitText()
  const year = String(new Date().getFullYear())
  return (
    <footer className={classes.footer}>
      {text('navigation.footer', { year, title: appConfig.title })}
    </footer>
  )
}
