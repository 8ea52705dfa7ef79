import { useCallback } from 'react'
import { formatPhone } from '@contract/domain/phone'
import { MESSAGE_STATES, STATE_LABELS, type MessageState } from '@contract/messages/messages.rules'
import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { Message } from '@contract/messages/messages.schemas'
import { CHANNEL_LABELS, CHANNELS } from '@contract/preferences/preferences.rules'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMarkMessage, useMessages } from '../../../state/messages/messages.api'
import { useMay } from '../../../state/session/useMay'
import type { Column } from '../../../ui/list/columns'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListView } from '../../../ui/list/ListPanel'
import { RowActions } from '../../../ui/list/RowActions'
import { listIn } from '../../../ui/list/listIn'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { StatusChip } from '../../../ui/page/StatusChip'
import { STATE_TONES } from '../messages.texts'

const FILTER_NAMES = ['estado', 'canal'] as const
const STATE_OPTIONS = MESSAGE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))
const CHANNEL_OPTIONS = CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))
const NO_COLUMNS: readonly never[] = []
const NOUN = { one: 'mensaje', many: 'mensajes' }

export function StateChip({ estado }: { estado: MessageState }) {
  return <StatusChip tone={STATE_TONES[estado]} label={STATE_LABELS[estado]} />
}

const addressOf = ({ canal, correo, telefono }: Message): string =>
  `${CHANNEL_LABELS[canal]}${correo ? ` · ${correo}` : ''}${telefono ? ` · ${formatPhone(telefono)}` : ''}`

const columns: readonly Column<Message>[] = [
  { key: 'familia', header: 'Familia', cell: ({ familia }) => familia.nombre, under: addressOf },
  {
    key: 'estado',
    header: 'Estado',
    width: 140,
    cell: ({ estado }) => <StateChip estado={estado} />,
    exported: ({ estado }) => STATE_LABELS[estado],
  },
  { key: 'motivo', header: 'Por qué', wraps: true, width: 300, cell: ({ motivo }) => motivo ?? '' },
  {
    key: 'fecha',
    header: 'Desde',
    width: 150,
    wideOnly: true,
    cell: ({ fecha }) => momentText(fecha),
  },
]

const pathOf = ({ familia }: Message): string => paths.parent(familia.id)

const useMarkActions = () => {
  const mayMark = useMay()(routes.markMessage.access)
  const { send } = useMarkMessage({ saved: null })
  return useCallback(
    ({ id: message, canal: by, estado: state, familia }: Message) =>
      mayMark &&
      by !== 'CORREO' &&
      (state === 'PENDIENTE' || state === 'ENVIADO') && (
        <RowActions
          of={familia.nombre}
          actions={[
            state === 'PENDIENTE'
              ? {
                  icon: 'check',
                  label: by === 'PAPEL' ? 'Entregado' : 'Enviado',
                  onClick: () => void send({ id: message, estado: 'ENVIADO' }),
                }
              : {
                  icon: 'remove',
                  label: 'Desmarcar',
                  onClick: () => void send({ id: message, estado: 'PENDIENTE' }),
                },
          ]}
        />
      ),
    [mayMark, send],
  )
}

export function MessageList({ id }: { id: number }) {
  const { values, change } = useFilters(FILTER_NAMES)
  const estado = MESSAGE_STATES.find((each) => each === values.estado)
  const canal = CHANNELS.find((each) => each === values.canal)
  const wanted = { ...(estado ? { estado } : {}), ...(canal ? { canal } : {}) }
  const view = useServerView({
    columns: NO_COLUMNS,
    of: String(id),
    filter: Object.values(wanted).join(' '),
  })
  const read = useMessages({ id, ...wanted, ...view.asked }, ASKED_ANEW)
  const held = useServerList(
    view,
    listIn(read, ({ mensajes }) => mensajes),
  )
  return (
    <ListView
      label="Mensajes"
      held={held}
      columns={columns}
      noun={NOUN}
      rowOpens={pathOf}
      rowActions={useMarkActions()}
      filters={
        <>
          <FilterSelect
            label="Estado"
            allLabel="Todos los estados"
            options={STATE_OPTIONS}
            value={values.estado}
            onChange={(next) => change({ estado: next })}
          />
          <FilterSelect
            label="Canal"
            allLabel="Todos los canales"
            options={CHANNEL_OPTIONS}
            value={values.canal}
            onChange={(next) => change({ canal: next })}
          />
        </>
      }
      empty={{ icon: 'megaphone', title: 'No hay mensajes con ese filtro' }}
    />
  )
}
