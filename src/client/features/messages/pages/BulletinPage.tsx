import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { UNDO_SECONDS } from '@contract/messages/messages.rules'
import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { Bulletin } from '@contract/messages/messages.schemas'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import {
  askSlips,
  useBulletin,
  useCancelBulletin,
  useMarkPapers,
  useRetryBulletin,
} from '../../../state/messages/messages.api'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Icon } from '../../../ui/icons/Icon'
import { Prose, Row, Stack } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { useOpenDocument } from '../../../write/useOpenDocument'
import { MessageList } from '../components/MessageList'
import { LIST, stateCountsText } from '../messages.texts'

type Asking = 'cancel' | 'retry' | 'papers'

interface QuestionProps {
  bulletin: Bulletin
  asking: Asking | null
  onClose: () => void
}

function Questions({ bulletin: { id, cuentas }, asking, onClose }: QuestionProps) {
  const cancel = useCancelBulletin()
  const retry = useRetryBulletin()
  const papers = useMarkPapers()
  return (
    <>
      <ConfirmDialog
        open={asking === 'cancel'}
        title="¿Cancelar lo que falta?"
        text={<p>{`${cuentas.PENDIENTE} mensajes no se enviarán. Lo que ya salió no se puede detener.`}</p>}
        confirmLabel="Cancelar lo que falta"
        cancelLabel="Dejar que salgan"
        destructive
        onConfirm={() => cancel.send({ id }).finally(onClose)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asking === 'retry'}
        title="¿Enviar otra vez?"
        text={
          <p>
            {cuentas.INCIERTO > 0
              ? `De ${cuentas.INCIERTO} no se sabe si llegaron: esas familias podrían recibirlo dos veces.`
              : `${cuentas.FALLO} que fallaron se envían otra vez.`}
          </p>
        }
        confirmLabel="Enviar otra vez"
        onConfirm={() => retry.send({ id }).finally(onClose)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asking === 'papers'}
        title="¿Se entregaron todos los papeles?"
        text={<p>Los que no, se desmarcan después uno por uno.</p>}
        confirmLabel="Marcar todos"
        onConfirm={() => papers.send({ id }).finally(onClose)}
        onClose={onClose}
      />
    </>
  )
}

/** Seconds left, by this computer's clock; even if that is wrong, never more than the server waits. */
const secondsTo = (moment: string): number =>
  Math.min(UNDO_SECONDS, Math.ceil((Date.parse(moment) - Date.now()) / 1000))

interface UndoBarProps {
  leaves: string
  onUndo: () => void
}

/** `sale` also names a later try, of a message that failed or waits for tomorrow: by then sending cannot be undone. */
const isFirstTry = ({ sale, fecha }: Bulletin): boolean =>
  sale !== null && Date.parse(sale) - Date.parse(fecha) <= UNDO_SECONDS * 1000

function UndoBar({ leaves, onUndo }: UndoBarProps) {
  const [left, setLeft] = useState(() => secondsTo(leaves))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(leaves)), 500)
    return () => clearInterval(timer)
  }, [leaves])
  if (left <= 0) return null
  return (
    <InfoPanel title={`Sale en ${left} s.`} text="Todavía no lo recibe nadie.">
      <Row gap={1}>
        <Button onClick={onUndo}>Deshacer</Button>
      </Row>
    </InfoPanel>
  )
}

interface Written {
  values: unknown
}

interface ActionsProps {
  bulletin: Bulletin
  onAsk: (question: Asking) => void
}

function Actions({ bulletin: { id, cuentas, canales }, onAsk }: ActionsProps) {
  const may = useMay()
  const open = useOpenDocument('No se pudo abrir el papel')
  const mayWrite = may(routes.cancel.access)
  const waitingOn = (channel: string) =>
    (canales.find(({ canal }) => canal === channel)?.cuentas.PENDIENTE ?? 0) > 0
  return (
    <Row>
      {mayWrite && cuentas.PENDIENTE > 0 && (
        <Button color="error" onClick={() => onAsk('cancel')}>
          Cancelar lo que falta
        </Button>
      )}
      {mayWrite && cuentas.FALLO + cuentas.INCIERTO > 0 && (
        <Button variant="outlined" onClick={() => onAsk('retry')}>
          Enviar otra vez
        </Button>
      )}
      {waitingOn('PAPEL') && (
        <Button
          variant="outlined"
          startIcon={<Icon name="print" />}
          onClick={() => void open((dispatch) => dispatch(askSlips(id)))}
        >
          Imprimir papeles
        </Button>
      )}
      {may(routes.markPapers.access) && waitingOn('PAPEL') && (
        <Button onClick={() => onAsk('papers')}>Entregados todos</Button>
      )}
      {may(routes.markMessage.access) && waitingOn('WHATSAPP') && (
        <PrimaryAction icon="phone" to={paths.bulletinByHand(id)}>
          Enviar por WhatsApp
        </PrimaryAction>
      )}
    </Row>
  )
}

function BulletinDetail({ bulletin }: { bulletin: Bulletin }) {
  const { id, titulo, descripcion, audiencia, autor, fecha, cuentas, sale, con_dinero } = bulletin
  const mayWrite = useMay()(routes.cancel.access)
  const [asking, setAsking] = useState<Asking | null>(null)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Written | null }
  const cancel = useCancelBulletin()
  const undo = async () => {
    const { done } = await cancel.send({ id })
    if (done && state?.values) void navigate(paths.newBulletin, { state })
  }
  return (
    <Page
      title={titulo}
      subtitle={`${audiencia} · ${autor ?? '—'} · ${momentText(fecha)} · ${stateCountsText(cuentas)}`}
      breadcrumb={[LIST]}
      action={<Actions bulletin={bulletin} onAsk={setAsking} />}
    >
      <Stack>
        <div role="status">
          {mayWrite && sale && isFirstTry(bulletin) && (
            <UndoBar key={sale} leaves={sale} onUndo={() => void undo()} />
          )}
        </div>
        <Section title="Lo que dice" text="Con los campos entre llaves, como se escribió.">
          <Stack>
            <Prose>{descripcion}</Prose>
            {con_dinero && (
              <InfoPanel title="Dice lo que debe cada familia: lo lee quien puede ver cargos o colegiaturas." />
            )}
          </Stack>
        </Section>
        <MessageList id={id} />
      </Stack>
      <Questions bulletin={bulletin} asking={asking} onClose={() => setAsking(null)} />
    </Page>
  )
}

export function BulletinPage() {
  const source = useBulletin(useIdParam('aviso'), ASKED_ANEW)
  return (
    <DetailScreen source={source} title="Aviso" unknown="No existe este aviso" breadcrumb={[LIST]}>
      {(bulletin) => <BulletinDetail bulletin={bulletin} />}
    </DetailScreen>
  )
}
