import { ColorInput } from '@mantine/core'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { swatches } from '../../contract/color.ts'

/** A colour as `#RRGGBB`, chosen among some that are seen everywhere, or typed. */
export const ColorEntry = ({ input }: { input: FieldInput }) => (
  <ColorInput
    {...inputProps(input)}
    format="hex"
    swatches={[...swatches]}
    swatchesPerRow={10}
    withEyeDropper={false}
    withPicker={false}
    fixOnBlur={false}
    maxLength={7}
    value={typeof input.value === 'string' ? input.value : ''}
    onChange={(color) => input.onChange(color)}
  />
)
