import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { formatPhone, whatsAppLink } from '@contract/domain/phone'
import type { Message } from '@contract/messages/messages.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMarkMessage, useMessages } from '../../../state/messages/messages.api'
import { Card, Prose, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { useNotice } from '../../../ui/notices/useNotice'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { openWaitingTab } from '../../../write/waitingTab'
import { LIST } from '../messages.texts'

interface LineProps {
  message: Message
  isSent: boolean
  isFirst: boolean
  button: (element: HTMLButtonElement | null) => void
  onSend: () => void
  onTakeBack: () => void
}

function Line({ message, isSent, isFirst, button, onSend, onTakeBack }: LineProps) {
  const { familia, telefono, texto, motivo } = message
  return (
    <Card as="li" pad={2}>
      <Row justify="space-between">
        <div>
          <strong>{familia.nombre}</strong> <Quiet>{telefono ? formatPhone(telefono) : 'Sin teléfono'}</Quiet>
        </div>
        {isSent ? (
          <Row>
            <StatusChip tone="success" label="Enviado" />
            <Button onClick={onTakeBack}>Desmarcar</Button>
          </Row>
        ) : (
          telefono &&
          motivo === null && (
            <Button
              ref={button}
              variant={isFirst ? 'contained' : 'outlined'}
              autoFocus={isFirst}
              aria-label={`Abrir WhatsApp de ${familia.nombre}`}
              onClick={onSend}
            >
              Abrir WhatsApp
            </Button>
          )
        )}
      </Row>
      {motivo !== null && <Quiet as="p">{motivo}</Quiet>}
      {isFirst && texto && <Prose>{texto}</Prose>}
    </Card>
  )
}

/** The messages waiting when the page opens. One marked as sent stays in its place, so that the next click hits the right one. */
function WorkedList({ id, messages }: { id: number; messages: readonly Message[] }) {
  const [rows] = useState(messages)
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const { send } = useMarkMessage()
  const { notify } = useNotice()
  const open = rows.filter((row) => row.telefono && row.motivo === null && !sent.has(row.id))
  const mark = (message: number, isSent: boolean) =>
    setSent((now) => new Set(isSent ? [...now, message] : [...now].filter((each) => each !== message)))

  const takeBack = async (message: number) => {
    const { done } = await send({ id: message, estado: 'PENDIENTE' })
    if (done) mark(message, false)
  }
  const sendOne = async (row: Message) => {
    const tab = openWaitingTab('Abriendo WhatsApp…')
    const next = open[open.findIndex((each) => each.id === row.id) + 1]
    const { done, answer } = await send({ id: row.id, estado: 'ENVIADO' })
    // A click on a second family meanwhile gets the answer about the first.
    if (!done || answer.mensaje.id !== row.id) return tab.drop()
    mark(row.id, true)
    if (next) buttons.current.get(next.id)?.focus()
    const { telefono, texto } = answer.mensaje
    const link = telefono && texto ? whatsAppLink(telefono, texto) : null
    if (link && tab.show(link)) return
    tab.drop()
    await takeBack(row.id)
    notify({
      title: 'El navegador no dejó abrir WhatsApp',
      text: `${row.familia.nombre} sigue sin enviar. Permite las ventanas emergentes de esta página y presiona otra vez.`,
      kind: 'warning',
    })
  }
  return (
    <Page
      title="Enviar por WhatsApp"
      subtitle={`${sent.size} de ${rows.length} enviados. Enter abre el de una familia y lo marca; sigue la siguiente.`}
      breadcrumb={[LIST, { label: 'El aviso', to: paths.bulletin(id) }]}
    >
      <Stack as="ol" gap={1} {...usePressGuard()}>
        {rows.map((row) => (
          <Line
            key={row.id}
            message={row}
            isSent={sent.has(row.id)}
            isFirst={row.id === open[0]?.id}
            button={(element) => {
              if (element) buttons.current.set(row.id, element)
              else buttons.current.delete(row.id)
            }}
            onSend={() => void sendOne(row)}
            onTakeBack={() => void takeBack(row.id)}
          />
        ))}
      </Stack>
    </Page>
  )
}

/** Messages read at once: enough for a school; the rest comes when these are done. */
const AT_ONCE = 500

export function WhatsAppPage() {
  const id = useIdParam('aviso')
  const source = useMessages(
    id === null ? null : { id, canal: 'WHATSAPP', estado: 'PENDIENTE', por_pagina: AT_ONCE },
    ASKED_ANEW,
  )
  return (
    <DetailScreen
      source={source}
      title="Enviar por WhatsApp"
      unknown="No existe este aviso"
      breadcrumb={[LIST]}
    >
      {({ mensajes }) =>
        mensajes.length === 0 ? (
          <Page title="Enviar por WhatsApp" breadcrumb={[LIST]}>
            <PageEmpty
              icon="check"
              title="No queda nada por enviar por WhatsApp"
              action={
                id !== null && (
                  <PrimaryAction icon="eye" to={paths.bulletin(id)}>
                    Ver el aviso
                  </PrimaryAction>
                )
              }
            />
          </Page>
        ) : (
          <WorkedList id={id as number} messages={mensajes} />
        )
      }
    </DetailScreen>
  )
}
