import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { BulletinRow } from '@contract/messages/messages.schemas'
import { CLASS_LABELS } from '@contract/preferences/preferences.rules'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useBulletins } from '../../../state/messages/messages.api'
import { useMay } from '../../../state/session/useMay'
import type { Column } from '../../../ui/list/columns'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { listIn } from '../../../ui/list/listIn'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { Row } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { LinkSheetAction } from '../components/LinkSheetAction'
import { stateCountsText, texts } from '../messages.texts'

const columns: readonly Column<BulletinRow>[] = [
  {
    key: 'titulo',
    header: 'Aviso',
    cell: ({ titulo }) => titulo,
    under: ({ clase, audiencia }) => (clase === 'RECORDATORIO' ? CLASS_LABELS.RECORDATORIO : audiencia),
    exported: ({ titulo, audiencia }) => `${titulo} (${audiencia})`,
  },
  {
    key: 'cuentas',
    header: 'Cómo va',
    wraps: true,
    width: 320,
    cell: ({ cuentas }) => stateCountsText(cuentas),
  },
  { key: 'autor', header: 'Lo escribió', wideOnly: true, width: 160, cell: ({ autor }) => autor ?? '—' },
  {
    key: 'fecha',
    header: 'Fecha',
    width: 150,
    cell: ({ fecha }) => momentText(fecha),
  },
]

const NOUN = { one: 'aviso', many: 'avisos' }
const NO_COLUMNS: readonly never[] = []

const pathOf = ({ id }: BulletinRow): string => paths.bulletin(id)

export function BulletinsPage() {
  const maySend = useMay()(routes.send.access)
  const view = useServerView({ columns: NO_COLUMNS })
  const read = useBulletins(view.asked, ASKED_ANEW)
  const { row } = read
  const held = useServerList(
    view,
    listIn(read, ({ avisos }) => avisos),
  )
  return (
    <HeldListScreen
      title={texts.list}
      action={
        <Row>
          <LinkSheetAction />
          {maySend && <PrimaryAction to={paths.newBulletin}>{texts.write}</PrimaryAction>}
        </Row>
      }
      below={row?.detenido && <InfoPanel tone="error" title={texts.noMail} text={row.detenido} />}
      held={held}
      columns={columns}
      noun={NOUN}
      rowOpens={pathOf}
      empty={{
        icon: 'megaphone',
        title: 'Todavía no hay avisos',
        text: 'Escribe a todas las familias, a un grado, a un grupo o a quien tiene adeudos.',
      }}
    />
  )
}
