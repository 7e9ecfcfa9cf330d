import { useKitText } from '../text.ts'
import classes from './SkipLink.module.css'

export function SkipLink() {
  const text = useKitText()
  const skip = () => document.getElementById('content')?.focus()
  return (
    <a
      href="#content"
      className={`${classes.skip} no-print`}
      onClick={(event) => {
        event.preventDefault()
        skip()
      }}
    >
      {text('navigation.skip')}
    </a>
  )
}
