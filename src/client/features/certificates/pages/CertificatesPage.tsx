import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { certificatesRoutes as routes } from '@contract/certificates/certificates.routes'
import {
  certificateKindLabel,
  certificatePath,
  isCertificateKind,
  kindsSeenBy,
} from '@contract/certificates/certificates.rules'
import type { Certificate } from '@contract/certificates/certificates.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { folioLabel, spokenCode } from '@contract/receipts/receipts.rules'
import * as paths from '@contract/domain/screenPaths'
import {
  useCancelCertificate,
  useCertificates,
  useFetchCertificates,
} from '../../../state/certificates/certificates.api'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import type { Column } from '../../../ui/list/columns'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { listIn } from '../../../ui/list/listIn'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { StatusChip } from '../../../ui/page/StatusChip'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { texts } from '../certificates.texts'

const stateOf = ({ cancelada }: Certificate): string => (cancelada ? 'Cancelada' : 'Vigente')

const cancellation = ({ fecha_cancelacion, cancelado_por, motivo_cancelacion }: Certificate): string =>
  `Cancelada el ${formatDate(fecha_cancelacion ?? '')} por ${cancelado_por ?? ''}: ${motivo_cancelacion ?? ''}`

const columns: readonly Column<Certificate>[] = [
  {
    key: 'folio',
    header: 'Folio',
    width: 110,
    clip: false,
    cell: ({ folio }) => folioLabel(folio),
    under: (row) => row.cancelada && <StatusChip label={stateOf(row)} tone="error" />,
    exported: (row) => ({ Folio: folioLabel(row.folio), Estado: stateOf(row) }),
  },
  {
    key: 'alumno',
    header: 'Alumno',
    clip: true,
    name: true,
    cell: ({ alumno }) => <Link to={paths.student(alumno.id)}>{alumno.nombre}</Link>,
    under: (row) => (row.cancelada ? cancellation(row) : row.alumno.numero_control),
    exported: ({ alumno }) => ({ Alumno: alumno.nombre, 'Número de control': alumno.numero_control }),
  },
  {
    key: 'tipo',
    header: 'Tipo',
    cell: ({ tipo }) => certificateKindLabel(tipo),
    under: ({ anio, ciclo }) => anio ?? ciclo.name,
    exported: ({ tipo, anio, ciclo }) => ({
      Tipo: certificateKindLabel(tipo),
      'Ciclo o año': anio ?? ciclo.name,
    }),
  },
  {
    key: 'dirigida_a',
    header: 'Dirigida a',
    clip: true,
    wideOnly: true,
    cell: ({ dirigida_a }) => dirigida_a,
    under: ({ expidio }) => `Expidió ${expidio}`,
    exported: ({ dirigida_a, expidio }) => ({ 'Dirigida a': dirigida_a, Expidió: expidio }),
  },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha), exported: ({ fecha }) => fecha },
  {
    key: 'codigo',
    header: 'Código',
    wideOnly: true,
    cell: ({ codigo }) => (
      <a href={certificatePath(codigo)} target="_blank" rel="noopener">
        {spokenCode(codigo)}
      </a>
    ),
    exported: ({ codigo }) => codigo,
  },
]

const FILTER_NAMES = ['tipo', 'desde', 'hasta'] as const
const NO_FILTERS = { tipo: '', desde: '', hasta: '' }
type FilterValues = Record<(typeof FILTER_NAMES)[number], string>

const askedOf = ({ tipo, desde, hasta }: FilterValues) => ({
  ...(isCertificateKind(tipo) ? { tipo } : {}),
  ...(isIsoDate(desde) ? { desde } : {}),
  ...(isIsoDate(hasta) ? { hasta } : {}),
})

const NO_COLUMNS: readonly never[] = []

const useRegister = (values: FilterValues) => {
  const wanted = askedOf(values)
  const filter = Object.values(wanted).join(' ')
  const view = useServerView({ columns: NO_COLUMNS, filter })
  const arg = { ...wanted, ...view.asked }
  const fetchPage = useFetchCertificates()
  const source = listIn(
    useCertificates(arg),
    ({ constancias }) => constancias,
    (part) => fetchPage({ ...arg, ...part }),
  )
  return { held: useServerList(view, source), filter }
}

function CancelCertificate({ row, onClose }: { row: Certificate; onClose: () => void }) {
  const folio = folioLabel(row.folio)
  return (
    <CancelForReason
      write={useCancelCertificate}
      id={row.id}
      title={`¿Cancelar la constancia ${folio}?`}
      text={
        <>
          <strong>
            {certificateKindLabel(row.tipo)} · {row.alumno.nombre}
          </strong>
          <br />
          El folio no se borra. En el papel y en la comprobación pública dirá CANCELADA.
        </>
      }
      submitLabel="Cancelar constancia"
      done={{ title: 'Constancia cancelada', text: `La constancia ${folio} quedó como cancelada.` }}
      onClose={onClose}
    />
  )
}

interface CertificateActionsProps {
  row: Certificate
  mayCancel: boolean
  onCancel: (row: Certificate) => void
}

function CertificateActions({ row, mayCancel, onCancel }: CertificateActionsProps) {
  const open = () => void window.open(row.urlPdf, '_blank', 'noopener')
  return (
    <RowActions
      of={folioLabel(row.folio)}
      actions={[
        { icon: 'file', label: 'Abrir', onClick: open },
        mayCancel &&
          !row.cancelada && {
            icon: 'close',
            label: 'Cancelar',
            danger: true,
            onClick: () => onCancel(row),
          },
      ]}
    />
  )
}

export function CertificatesPage() {
  const { values, change } = useFilters(FILTER_NAMES)
  const { held, filter } = useRegister(values)
  const mayCancel = useMay()(routes.cancel.access)
  const kinds = kindsSeenBy(useAppSelector(selectPermissions))
  const [cancelling, setCancelling] = useState<Certificate | null>(null)
  const rowActions = useCallback(
    (row: Certificate) => <CertificateActions row={row} mayCancel={mayCancel} onCancel={setCancelling} />,
    [mayCancel, setCancelling],
  )
  return (
    <>
      <HeldListScreen
        title="Constancias"
        noun={texts.noun}
        columns={columns}
        held={held}
        searchLabel="Buscar por folio, alumno o a quién se dirige"
        rowActions={rowActions}
        filters={
          <>
            <FilterSelect
              label={texts.kind}
              allLabel="Todos los tipos"
              options={kinds.map((value) => ({ value, label: certificateKindLabel(value) }))}
              value={values.tipo}
              onChange={(tipo) => change({ tipo })}
            />
            <FilterDates desde={values.desde} hasta={values.hasta} onChange={change} />
            {filter && <Button onClick={() => change(NO_FILTERS)}>Quitar filtros</Button>}
          </>
        }
        empty={{
          icon: 'file',
          title: 'Todavía no hay constancias',
          text: 'Se hacen desde la página de cada alumno, con el botón Constancia. Aquí quedan con su folio, también las canceladas.',
        }}
      />
      {cancelling && <CancelCertificate row={cancelling} onClose={() => setCancelling(null)} />}
    </>
  )
}
