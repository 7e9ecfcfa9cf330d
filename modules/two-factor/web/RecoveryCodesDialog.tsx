import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { appConfig } from '#kit/web/app-config.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'

/** The codes, once: to copy, print or keep as a file. A key pressed twice does not lose them. */
export function RecoveryCodesDialog({ codes, close }: { codes: string[]; close: () => void }) {
  const text = useText('twoFactor')
  const [isCopied, setCopied] = useState(false)
  const email = usePerson()?.email ?? ''
  const file = `${text('recovery.fileTitle', { title: appConfig.title, email })}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <AccountDialog title={text('recovery.title')} width={650} close={close} mustChoose mustAnswer>
      <p className={classes.words}>{text('recovery.body')}</p>
      <p className={classes.printed}>
        {text('recovery.fileTitle', { title: appConfig.title, email })}
      </p>
      <ul className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${classes.ways} no-print`}>
        <Button
          variant="default"
          data-autofocus
          leftSection={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => void copy()}
        >
          {text(isCopied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          onClick={() => globalThis.print()}
        >
          {text('recovery.print')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => keepAsFile(file)}
        >
          {text('recovery.download')}
        </Button>
      </div>
      <div className={`${classes.buttons} no-print`}>
        <Button onClick={close}>{text('recovery.done')}</Button>
      </div>
    </AccountDialog>
  )
}

function keepAsFile(content: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
