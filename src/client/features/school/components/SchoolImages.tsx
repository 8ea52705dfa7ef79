import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { NO_IMAGE } from '@contract/domain/messages'
import { SCHOOL_IMAGES, type SchoolImage } from '@contract/school/school.rules'
import type { School } from '@contract/school/school.schemas'
import { useDeleteSchoolImage, useReplaceSchoolImage } from '../../../state/school/school.writes'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { hairline, Quiet, Row, Tiles } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { texts } from '../school.texts'

const Picture = styled('figure')(({ theme, theme: { vars, spacing, typography } }) => ({
  margin: 0,
  '& > figcaption': { marginBottom: spacing(0.5), fontSize: typography.pxToRem(14), fontWeight: 600 },
  '& > .frame': {
    display: 'grid',
    placeItems: 'center',
    height: 96,
    padding: spacing(1),
    border: hairline(theme),
    borderRadius: vars.shape.borderRadius,
    // Logos and signatures are dark lines on transparent ground: they would not show in the dark theme.
    background: '#fff',
  },
  '& > .frame.none': { borderStyle: 'dashed', background: 'none' },
  '& img': { maxWidth: '100%', maxHeight: 78, objectFit: 'contain' },
}))

const Buttons = styled(Row)(({ theme: { spacing } }) => ({ marginTop: spacing(1) }))

const URLS = { logo: 'urlLogo', firma: 'urlFirma' } as const

interface ImageProps {
  cual: SchoolImage
  school: School
}

function ChangeDialog({ cual, school, onClose }: ImageProps & { onClose: () => void }) {
  const words = texts.images[cual]
  const { send } = useReplaceSchoolImage({ failed: words.failed, saved: words.changed })
  const url = school[URLS[cual]]
  return (
    <ReplaceFileDialog
      title={url ? words.change : words.choose}
      submitLabel={url ? 'Reemplazar' : 'Subir'}
      current={url ? <img src={url} alt={words.label} /> : words.none}
      label={words.label}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={(file) => send({ cual, file })}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ cual, onClose }: Pick<ImageProps, 'cual'> & { onClose: () => void }) {
  const words = texts.images[cual]
  const { send } = useDeleteSchoolImage({ failed: words.failed, saved: words.removed })
  return (
    <ConfirmDialog
      open
      destructive
      title={words.ask}
      text={words.askText}
      confirmLabel={words.remove}
      onConfirm={async () => {
        await send({ cual })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function Image({ cual, school }: ImageProps) {
  const words = texts.images[cual]
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const url = school[URLS[cual]]
  const isEnvironments = cual === 'logo' && (school.del_entorno ?? []).includes('urlLogo')
  const close = () => setOpen(null)
  return (
    <Picture>
      <figcaption>{words.label}</figcaption>
      <div className={url ? 'frame' : 'frame none'}>
        {url ? <img src={url} alt={words.label} /> : words.none}
      </div>
      {isEnvironments && <Quiet>Viene de la configuración del servidor</Quiet>}
      <Buttons>
        <Button variant="outlined" size="small" onClick={() => setOpen('change')}>
          {url ? words.change : words.choose}
        </Button>
        {url && (
          <Button size="small" onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
        )}
      </Buttons>
      {open === 'change' && <ChangeDialog cual={cual} school={school} onClose={close} />}
      {open === 'remove' && <RemoveDialog cual={cual} onClose={close} />}
    </Picture>
  )
}

export function SchoolImages({ school }: { school: School }) {
  return (
    <Section title="Logo y firma" text="Se guardan en cuanto los eliges.">
      <Tiles min={220}>
        {SCHOOL_IMAGES.map((cual) => (
          <Image key={cual} cual={cual} school={school} />
        ))}
      </Tiles>
    </Section>
  )
}
