import { Button } from '@mantine/core'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { Alike } from '../../contract/conversions.endpoints.ts'
import classes from './convert.module.css'

/** Shareholders who may be the lead already: each can be opened, and the lead joined to it. */
export function AlikeNotice({ found }: { found: readonly Alike[] }) {
  const text = useText()
  if (found.length === 0)
    return <p className={`quiet ${classes.none}`}>{text('convert.noneAlike')}</p>
  return (
    <>
      <p className={classes.title}>{text('convert.alike', { count: found.length })}</p>
      <ul className={classes.alike}>
        {found.map((each) => (
          <AlikeLine key={each.id} alike={each} />
        ))}
      </ul>
    </>
  )
}

function AlikeLine({ alike: { id, name, number, reasons, isJoinable } }: { alike: Alike }) {
  const text = useText()
  const words = useText('merges')
  const form = useFormAround()
  const isChosen = form.values['into'] === 'existing' && form.values['shareholderId'] === id
  const choose = () => {
    form.set('into', 'existing')
    form.set('shareholderId', id)
  }
  return (
    <li>
      <span>
        <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
          {`${name} – ${number}`}
        </ScreenLink>{' '}
        <span className="quiet">
          {reasons.map((reason) => words(`likeness.${reason}`)).join(', ')}
        </span>
      </span>
      {isJoinable ? (
        <Button
          variant="default"
          onClick={choose}
          aria-pressed={isChosen}
          aria-label={text('convert.joinTo', { name, number })}
        >
          {text(isChosen ? 'convert.chosen' : 'convert.join')}
        </Button>
      ) : (
        <span className="quiet">{text('convert.notJoinable')}</span>
      )}
    </li>
  )
}
