import { Group, Radio } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import type { OfferedArea } from './NewTokenDialog.tsx'
import classes from './tokens.module.css'

interface Props {
  input: FieldInput
  areas: readonly OfferedArea[]
}

/** Of each area what the token may; no more is offered than the person may. */
export function ScopesEntry({ input, areas }: Props) {
  const text = useText()
  const chosen = (input.value ?? []) as string[]
  const choose = (area: string, level: string) =>
    input.onChange([
      ...chosen.filter((scope) => !scope.startsWith(`${area}:`)),
      ...(level === 'none' ? [] : [`${area}:${level}`]),
    ])
  return (
    <fieldset className={classes.scopes} id={input.id} tabIndex={-1}>
      <legend>{input.label}</legend>
      {input.error && (
        <p className={classes.error} role="alert">
          {input.error}
        </p>
      )}
      {areas.map(({ area, levels }) => (
        <Radio.Group
          key={area}
          className={classes.area}
          label={text(`reach.${area}`)}
          value={chosen.find((scope) => scope.startsWith(`${area}:`))?.split(':')[1] ?? 'none'}
          onChange={(level) => choose(area, level)}
        >
          <Group gap="lg" className={classes.levels}>
            {['none', ...levels].map((level) => (
              <Radio key={level} value={level} label={text(`levels.${level}`)} />
            ))}
          </Group>
        </Radio.Group>
      ))}
    </fieldset>
  )
}
