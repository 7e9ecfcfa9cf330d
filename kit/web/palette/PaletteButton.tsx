import { IconSearch } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { openPalette } from './palette.ts'
import classes from './PaletteButton.module.css'

const hint = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

export function PaletteButton() {
  const text = useKitText()
  return (
    <button type="button" className={classes.button} aria-haspopup="dialog" onClick={openPalette}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <span className={classes.word}>{text('palette.short')}</span>
      <kbd className={classes.hint} aria-hidden>
        {hint}
      </kbd>
    </button>
  )
}
