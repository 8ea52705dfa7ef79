import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { CameraButton, FileButton } from '../../ui/files/FileButton'
import { useFileAddress } from '../../ui/files/DropBox'
import { Quiet, Row, Stack } from '../../ui/layout/layout'
import { texts } from './fiscal.texts'

const PICTURES = ['image'] as const

/** Scrolls by itself, so that the fields stay in sight beside a whole page of small print. */
const Frame = styled('div')(({ theme: { vars } }) => ({
  maxHeight: '58vh',
  overflow: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& > img': { display: 'block', width: '100%' },
  '&.large > img': { width: '200%' },
}))

interface PaperPictureProps {
  file: File | null
  onFile: (file: File) => void
}

/** Only shown to the user: the picture does not leave the browser. */
export function PaperPicture({ file, onFile }: PaperPictureProps) {
  const [large, setLarge] = useState(false)
  const show = useFileAddress(file)
  return (
    <Stack gap={1}>
      {file && (
        // Focusable, so that the keyboard can scroll it.
        <Frame className={large ? 'large' : ''} tabIndex={0} role="group" aria-label={texts.pictureAlt}>
          <img ref={show} alt={texts.pictureAlt} />
        </Frame>
      )}
      <Row gap={1}>
        <FileButton label="Ver una foto de la constancia" accept={PICTURES} onFile={onFile} />
        <CameraButton disabled={false} onFiles={(files) => files?.[0] && onFile(files[0])} />
        {file && <Button onClick={() => setLarge(!large)}>{large ? 'Reducir' : 'Ampliar'}</Button>}
      </Row>
      <Quiet as="p">Copia de ella los datos: solo se ve aquí, no se guarda ni se envía.</Quiet>
    </Stack>
  )
}
