import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { whatsAppLink, whatsAppShare } from '@contract/domain/phone'
import type { FamilyLink, FamilyLinks } from '@contract/familyPage/familyPage.schemas'
import { useEndFamilyLinks, useFamilyLinks, useCreateFamilyLink } from '../../state/familyPage/familyPage.api'
import { focusLink } from '../../ui/browser/formParts'
import { InfoDialog } from '../../ui/dialogs/InfoDialog'
import { Icon } from '../../ui/icons/Icon'
import { Quiet, Row, Stack } from '../../ui/layout/layout'
import { useCopy } from '../../ui/notices/useCopy'
import { PageError } from '../../ui/page/PageError'
import { QrCode } from '../../ui/page/QrCode'
import { NotFromHome } from './NotFromHome'

const texts = {
  title: 'Página de la familia',
  what: 'Abre sin contraseña lo que la familia debe, cómo pagar, sus recibos, su estado de cuenta y sus avisos. Quien tenga la liga la puede abrir.',
  message: ({ url, vence }: FamilyLink) =>
    `Aquí puede ver su cuenta de la escuela, cómo pagar y sus recibos: ${url} (abre hasta el ${formatDate(vence)}; no la comparta).`,
  copied: 'Liga copiada',
  cannotCopy: 'El navegador no dejó copiar: abre WhatsApp o muestra el código.',
  none: 'No tiene una liga abierta.',
  opened: (day: string) => `Se abrió por última vez el ${formatDate(day)}.`,
  never: 'Todavía no se ha abierto.',
  inMessages: (count: number) =>
    count === 1 ? 'Además abre la de 1 mensaje.' : `Además abren las de ${count} mensajes.`,
}

const stateText = ({ abiertas, vence, ultima_vez, en_mensajes }: FamilyLinks): string =>
  [
    abiertas > 0 && vence !== null ? `Tiene una liga abierta hasta el ${formatDate(vence)}.` : texts.none,
    ...(en_mensajes > 0 ? [texts.inMessages(en_mensajes)] : []),
    ...(abiertas + en_mensajes > 0 ? [ultima_vez === null ? texts.never : texts.opened(ultima_vez)] : []),
  ].join(' ')

interface LinkedFamily {
  id: number
  nombre: string
  /** Without it WhatsApp opens with no chat, and the user picks one. */
  telefono?: string
}

/** Shown once: the server cannot say it again. */
function NewLink({ parent, link }: { parent: LinkedFamily; link: FamilyLink }) {
  const copy = useCopy({ copied: texts.copied, cannot: texts.cannotCopy })
  const message = texts.message(link)
  return (
    <Stack>
      <QrCode text={link.url} label={`Código QR de la página de ${parent.nombre}`} />
      <Row>
        <Button
          component="a"
          variant="contained"
          href={whatsAppLink(parent.telefono ?? '', message) ?? whatsAppShare(message)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon name="external" />}
          ref={focusLink}
        >
          WhatsApp
        </Button>
        <Button onClick={() => void copy(link.url)} startIcon={<Icon name="copy" />}>
          Copiar liga
        </Button>
      </Row>
      <Quiet role="status">{`Abre hasta el ${formatDate(link.vence)}. Solo se muestra esta vez.`}</Quiet>
    </Stack>
  )
}

export function FamilyLinkDialog({ row: parent, onClose }: { row: LinkedFamily; onClose: () => void }) {
  const { id } = parent
  const { row: links, error, retry } = useFamilyLinks(id)
  const make = useCreateFamilyLink()
  const end = useEndFamilyLinks()
  const [made, setMade] = useState<FamilyLink | null>(null)
  const onMake = async () => {
    const { answer } = await make.send({ id })
    if (answer) setMade(answer.liga)
  }
  const onEnd = async () => {
    const { done } = await end.send({ id })
    if (done) setMade(null)
  }
  const open = links ? links.abiertas + links.en_mensajes : 0
  return (
    <InfoDialog title={texts.title} onClose={onClose} isOnce={made !== null}>
      <Stack>
        <p style={{ margin: 0 }}>{texts.what}</p>
        {links && !links.desde_casa && <NotFromHome />}
        {error && <PageError text={error.message} onRetry={retry} />}
        {made ? <NewLink parent={parent} link={made} /> : links && <Quiet>{stateText(links)}</Quiet>}
        <Row>
          {!made && (
            <Button variant="contained" onClick={() => void onMake()} aria-disabled={make.busy} autoFocus>
              {open > 0 ? 'Hacer otra liga' : 'Hacer liga'}
            </Button>
          )}
          {(open > 0 || made) && (
            <Button color="error" onClick={() => void onEnd()} aria-disabled={end.busy}>
              Terminar todas
            </Button>
          )}
        </Row>
        {!made && open > 0 && <Quiet>Al hacer otra, la que hizo antes la oficina deja de abrir.</Quiet>}
      </Stack>
    </InfoDialog>
  )
}
