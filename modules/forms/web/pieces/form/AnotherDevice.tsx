import { IconDeviceMobile } from '@tabler/icons-react'
import type { FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import { FreshLink } from './FreshLink.tsx'
import classes from './form.module.css'

/** A new link, to the address on file and to no other. */
export function AnotherDevice({ kind, token }: { kind: FormKind; token: string }) {
  const words = useWords()
  return (
    <section className={classes.aside}>
      <h2>
        <IconDeviceMobile size={18} stroke={1.75} aria-hidden />
        {words('link.title')}
      </h2>
      <p>{words('link.intro')}</p>
      <FreshLink kind={kind} token={token} isAside />
    </section>
  )
}
