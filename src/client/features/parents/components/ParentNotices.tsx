import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatMoment } from '@contract/domain/dates'
import type { Notice } from '@contract/notices/notices.schemas'
import { schoolZone } from '../../../state/core/schoolClock'
import { useListParentNoticesQuery } from '../../../state/notices/notices.api'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { useLocalList } from '../../../ui/list/useLocalList'
import { texts } from '../parents.texts'

const Frame = styled('section')(({ theme: { spacing, typography } }) => ({
  marginTop: spacing(3),
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    marginBottom: spacing(1.5),
  },
  '& > header h2': { ...typography.h2, margin: 0 },
  '& .lines': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' },
}))

const when = ({ fecha }: Notice): string => formatMoment(fecha, schoolZone())

const COLUMNS: readonly Column<Notice>[] = [
  { key: 'titulo', header: 'Título', cell: ({ titulo }) => <span className="lines">{titulo}</span> },
  {
    key: 'descripcion',
    header: texts.fields.descripcion,
    cell: ({ descripcion }) => <span className="lines">{descripcion}</span>,
  },
  { key: 'fecha', header: 'Enviado', width: 150, cell: when },
  { key: 'remitente', header: 'Lo envió', cell: ({ remitente }) => remitente.name },
]
const NOUN = { one: 'aviso', many: 'avisos' }
const searchText = (notice: Notice): string =>
  `${notice.titulo} ${notice.descripcion} ${notice.remitente.name} ${when(notice)}`

interface ParentNoticesProps {
  id: number
  /** At the right of the heading. */
  action?: ReactNode
}

/** Every notice a parent was sent, newest first, with who really sent it (DOMAIN §4). */
export function ParentNotices({ id, action }: ParentNoticesProps) {
  const { currentData, isLoading, error, refetch } = useListParentNoticesQuery({ id })
  const list = useLocalList(currentData, { searchText })
  return (
    <Frame aria-label={texts.notices}>
      <header>
        <h2>{texts.notices}</h2>
        {action}
      </header>
      <ListPanel
        label={texts.notices}
        list={list}
        columns={COLUMNS}
        noun={NOUN}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'megaphone', title: texts.noNotices }}
      />
    </Frame>
  )
}
