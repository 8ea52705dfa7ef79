import { STATE_LABELS } from '@contract/messages/messages.rules'
import type { FamilyMessage } from '@contract/messages/messages.schemas'
import { CHANNEL_LABELS, CLASS_LABELS } from '@contract/preferences/preferences.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import { useParentMessages } from '../../../state/messages/messages.api'
import { TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListView } from '../../../ui/list/ListPanel'
import { listIn } from '../../../ui/list/listIn'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { StateChip } from '../components/MessageList'

const NO_COLUMNS: readonly never[] = []
const NOUN = { one: 'mensaje', many: 'mensajes' }

const columns: readonly Column<FamilyMessage>[] = [
  {
    key: 'titulo',
    header: 'Aviso',
    cell: ({ titulo, aviso }) => titulo ?? aviso.titulo,
    under: ({ aviso, canal }) =>
      `${aviso.clase === 'RECORDATORIO' ? CLASS_LABELS.RECORDATORIO : (aviso.autor ?? '')} · ${CHANNEL_LABELS[canal]}`,
  },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado, motivo }) => (
      <TwoLines>
        <StateChip estado={estado} />
        {motivo && <small>{motivo}</small>}
      </TwoLines>
    ),
    exported: ({ estado }) => STATE_LABELS[estado],
  },
  { key: 'fecha', header: 'Desde', width: 150, cell: ({ fecha }) => momentText(fecha) },
]

const bulletinOf = ({ aviso }: FamilyMessage): string => paths.bulletin(aviso.id)

export function FamilyMessages({ row: { id } }: { row: Parent }) {
  const view = useServerView({ columns: NO_COLUMNS, of: String(id), prefix: 'mensajes' })
  const { pagina, por_pagina } = view.asked
  const read = useParentMessages({ id, pagina, por_pagina })
  const held = useServerList(
    view,
    listIn(read, ({ mensajes }) => mensajes),
  )
  return (
    <ListView
      label="Avisos a varias familias y recordatorios"
      held={held}
      columns={columns}
      noun={NOUN}
      rowOpens={bulletinOf}
      shortcut={false}
      empty={{
        icon: 'megaphone',
        title: 'Todavía no le ha llegado ningún aviso de los que se mandan a varias familias.',
      }}
    />
  )
}
