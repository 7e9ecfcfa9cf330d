import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { PictureFile } from '#kit/web/file/PictureFile.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { letterheadPictures, pictureTypes, type LetterheadPicture } from '../contract/letterhead.ts'
import { letterheadEndpoints, type LetterheadRecord } from '../contract/letterhead.endpoints.ts'
import classes from './letterhead.module.css'

/** The pictures of letters, to look at, and for those who configure to change. */
export function Pictures({ record }: { record: LetterheadRecord }) {
  const text = useText()
  return (
    <>
      <p className={`quiet ${classes.intro}`}>{text('intros.pictures')}</p>
      <div className={classes.pictures}>
        {letterheadPictures.map((which) => (
          <Picture key={which} which={which} record={record} />
        ))}
      </div>
    </>
  )
}

interface PictureProps {
  which: LetterheadPicture
  record: LetterheadRecord
}

function Picture({ which, record }: PictureProps) {
  const text = useText()
  const label = text(`fields.${which}`)
  const isThere = which === 'logo' ? record.hasLogo : record.hasSignature
  const none = <p className="quiet">{text('pictures.none')}</p>
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {isThere ? (
        <div className={classes.frame}>
          <PictureFile
            key={record.version}
            endpoint={letterheadEndpoints.showLetterheadPicture}
            params={{ which }}
            mediaType="image/png"
            name={label}
            none={none}
          />
        </div>
      ) : (
        none
      )}
      {record.can['edit'] && <Choice which={which} isThere={isThere} />}
    </section>
  )
}

function Choice({ which, isThere }: { which: LetterheadPicture; isThere: boolean }) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  const { wrong, isBusy, choose, remove } = usePicture(which)
  const named = { which: text(`pictures.${which}`) }
  return (
    <>
      <div className={`no-print ${classes.acts}`}>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconPhoto size={18} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          {text(isThere ? 'pictures.another' : 'pictures.choose', named)}
        </Button>
        {isThere && (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            {text('pictures.remove', named)}
          </Button>
        )}
      </div>
      <p className={classes.wrong} role="alert">
        {wrong}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={pictureTypes.join()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          void choose(file)
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

function usePicture(which: LetterheadPicture) {
  const text = useText()
  const problemText = useProblemText()
  const [wrong, setWrong] = useState('')
  const set = useChange(letterheadEndpoints.setLetterheadPicture, ['letterhead'])
  const takeAway = useChange(letterheadEndpoints.removeLetterheadPicture, ['letterhead'])
  const attempt = async (act: () => Promise<unknown>, said: string) => {
    setWrong('')
    try {
      await act()
      toast.success(said)
    } catch (problem) {
      setWrong(problemText(problem))
    }
  }
  return {
    wrong,
    isBusy: set.isPending || takeAway.isPending,
    async choose(file: File | undefined) {
      if (!file) return
      const body = new FormData()
      body.append('file', file)
      await attempt(() => set.mutateAsync({ params: { which }, body }), text('pictures.saved'))
    },
    async remove() {
      const named = { which: text(`pictures.${which}`) }
      const verb = text('pictures.remove', named)
      const title = text('pictures.removeTitle')
      const asked = { title, body: text('pictures.removeBody'), verb, danger: true }
      if (!(await confirmAct(asked))) return
      await attempt(() => takeAway.mutateAsync({ params: { which } }), text('pictures.removed'))
    },
  }
}
