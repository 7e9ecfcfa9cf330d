import { useText } from '#kit/web/text.ts'
import classes from './slip.module.css'

interface Signers {
  sender: string
  shareholder: string
}

/** Where both sides sign by hand. */
export function SlipSignatures({ sender, shareholder }: Signers) {
  const text = useText('orders')
  return (
    <div className={classes.signatures}>
      <Signature heading={text('fields.shareholder')} name={shareholder} />
      <Signature heading={text('slip.forOrganisation', { name: sender })} />
    </div>
  )
}

/** Whose name is known signs above it; a person of the organisation writes theirs. */
function Signature({ heading, name }: { heading: string; name?: string }) {
  const text = useText('orders')
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      <p className={classes.line}>{text('slip.placeAndDate')}</p>
      <p className={classes.line}>{text('slip.signature')}</p>
      {name ? <p>{name}</p> : <p className={classes.line}>{text('slip.signer')}</p>}
    </section>
  )
}
