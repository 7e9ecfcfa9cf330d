import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useKitText } from '../text.ts'
import classes from './CopyText.module.css'

/** Something people pass on, such as a reference, with a button that copies it. */
export function CopyText({ value, what }: { value: string; what: string }) {
  const text = useKitText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <span className={classes.text}>
      <span className="numbers">{value}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        className="no-print"
        aria-label={text('actions.copy', { what })}
        onClick={() => void copied(value).then(setCopied)}
      >
        {isCopied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
      </ActionIcon>
      <span role="status" className="only-spoken">
        {isCopied && text('actions.copied')}
      </span>
    </span>
  )
}

/** The clipboard is refused outside secure pages; the old way still works there. */
async function copied(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = value
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
