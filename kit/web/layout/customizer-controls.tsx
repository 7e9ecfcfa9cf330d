import { ColorInput, ColorSwatch, SegmentedControl, Switch } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { preferenceTable, type Preferences } from '#kit/contract/preferences.ts'
import { setPreferences, usePreferences } from '../preferences.ts'
import { useKitText } from '../text.ts'
import classes from './Customizer.module.css'

const colors = ['#1B8FE6', '#0F766E', '#2F855A', '#B45309', '#C2410C', '#BE185D', '#6D28D9']

type Choosable = 'theme' | 'skin' | 'appContentLayoutNav' | 'appContentWidth' | 'navbarType'

export function Choice<K extends Choosable>(props: {
  name: K
  label: string
  word: (value: Preferences[K]) => string
  /** Why it cannot be chosen now. */
  why?: string | undefined
}) {
  const now = usePreferences()
  const values = preferenceTable[props.name]
    .values as readonly string[] as readonly Preferences[K][]
  return (
    <fieldset className={classes.choice} disabled={props.why !== undefined}>
      <legend>{props.label}</legend>
      {props.why && <p className="quiet">{props.why}</p>}
      <SegmentedControl
        fullWidth
        value={now[props.name]}
        disabled={props.why !== undefined}
        data={values.map((value) => ({ value, label: props.word(value) }))}
        onChange={(value) => setPreferences({ [props.name]: value })}
      />
    </fieldset>
  )
}

type Switchable = 'isVerticalNavCollapsed' | 'isVerticalNavSemiDark' | 'navbarBlur' | 'isRTL'

export function Toggle(props: { name: Switchable; label: string; why?: string | undefined }) {
  const isOn = usePreferences()[props.name] === 'true'
  return (
    <Switch
      label={props.label}
      checked={isOn}
      disabled={props.why !== undefined}
      description={props.why}
      onChange={() => setPreferences({ [props.name]: isOn ? 'false' : 'true' })}
    />
  )
}

export function MainColor() {
  const text = useKitText()
  const { primaryColor } = usePreferences()
  return (
    <fieldset className={classes.choice}>
      <legend>{text('customizer.primaryColor')}</legend>
      <div className={classes.swatches}>
        {colors.map((color) => (
          <ColorSwatch
            key={color}
            component="button"
            type="button"
            color={color}
            aria-label={color}
            aria-pressed={color === primaryColor}
            onClick={() => setPreferences({ primaryColor: color })}
          >
            {color === primaryColor && <IconCheck size={16} color="#fff" aria-hidden />}
          </ColorSwatch>
        ))}
      </div>
      <ColorInput
        eyeDropperButtonProps={{ 'aria-label': text('customizer.pickColor') }}
        aria-label={text('customizer.otherColor')}
        format="hex"
        value={primaryColor}
        onChange={(value) => {
          if (/^#[0-9a-f]{6}$/i.test(value)) setPreferences({ primaryColor: value })
        }}
      />
    </fieldset>
  )
}
