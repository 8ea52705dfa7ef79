import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { noticesRoutes } from '@contract/notices/notices.routes'
import type { Notice } from '@contract/notices/notices.schemas'
import type { Parent } from '@contract/parents/parents.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { useParentNotices } from '../../../state/notices/notices.api'
import { useMay } from '../../../state/session/useMay'
import { useRowDialog } from '../../../ui/dialogs/useRowDialog'
import { Icon } from '../../../ui/icons/Icon'
import { Prose, Row } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { ContactPreferences } from '../components/ContactPreferences'
import { ParentDialogs, type ParentDialog } from '../components/ParentDialogs'
import { texts } from '../parents.texts'

const Written = styled(Prose)({ textAlign: 'start' })

const when = ({ fecha }: Notice): string => momentText(fecha)

const columns: readonly Column<Notice>[] = [
  {
    key: 'titulo',
    header: 'Título',
    width: 220,
    wraps: true,
    cell: ({ titulo }) => <Written as="span">{titulo}</Written>,
  },
  {
    key: 'descripcion',
    header: texts.fields.descripcion,
    wraps: true,
    cell: ({ descripcion }) => <Written as="span">{descripcion}</Written>,
  },
  { key: 'fecha', header: 'Enviado', width: 150, cell: when },
  { key: 'remitente', header: 'Lo envió', width: 140, cell: ({ remitente }) => remitente.name },
]
const NOUN = { one: 'aviso', many: 'avisos' }
const searchText = (notice: Notice): string =>
  `${notice.titulo} ${notice.descripcion} ${notice.remitente.name} ${when(notice)}`

export function ParentNotices({ row: parent }: { row: Parent }) {
  const canSend = useMay()(noticesRoutes.send.access)
  const { opened, open, close } = useRowDialog<ParentDialog>()
  return (
    <>
      {canSend && (
        <Row justify="end">
          <Button
            variant="outlined"
            startIcon={<Icon name="megaphone" />}
            onClick={() => open('notice', parent)}
          >
            {texts.sendNotice}
          </Button>
        </Row>
      )}
      <ListPanel
        label="Avisos enviados"
        source={useParentNotices({ id: parent.id })}
        searchText={searchText}
        columns={columns}
        noun={NOUN}
        empty={{ icon: 'megaphone', title: 'Todavía no se le ha enviado ningún aviso.' }}
      />
      <ContactPreferences parent={parent} />
      <ParentDialogs opened={opened} onClose={close} />
    </>
  )
}
