import { Radio } from '@mantine/core'
import { useState } from 'react'
import { languages, type Language } from '#kit/contract/strings.ts'
import { PdfFile } from '#kit/web/file/PdfFile.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { letterheadEndpoints } from '../contract/letterhead.endpoints.ts'
import classes from './letterhead.module.css'

/** A letter with made-up words, as it is printed with what is saved. */
export function LetterheadPreview({ version }: { version: number }) {
  const text = useText()
  const kit = useKitText()
  const own = useLanguage()
  const [language, choose] = useState<Language>(own)
  return (
    <>
      <Radio.Group
        className="no-print"
        label={text('preview.language')}
        description={text('preview.saved')}
        value={language}
        onChange={choose}
      >
        <div className={classes.choices}>
          {languages.map((each) => (
            <Radio key={each} value={each} label={text(`preview.${each}`)} />
          ))}
        </div>
      </Radio.Group>
      <PdfFile
        key={`${version} ${language}`}
        endpoint={letterheadEndpoints.previewLetterhead}
        params={{ language }}
        name={text(`preview.${language}`)}
        none={<p className="quiet">{kit('pdf.unread')}</p>}
      />
    </>
  )
}
