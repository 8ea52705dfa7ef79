import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import type { Family } from '@contract/domain/family'
import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import {
  useDeleteFiscal,
  useParentFiscals,
  useStudentFiscals,
  useUpdateFiscal,
} from '../../../state/fiscal/fiscal.api'
import { useMay } from '../../../state/session/useMay'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel, type ListSource } from '../../../ui/list/ListPanel'
import { RowActions } from '../../../ui/list/RowActions'
import { StatusChip } from '../../../ui/page/StatusChip'
import { FiscalDialog } from '../../../write/fiscal/FiscalDialog'
import { texts as fiscalTexts } from '../../../write/fiscal/fiscal.texts'
import { texts } from '../invoices.texts'

const { fields } = fiscalTexts

const columns: readonly Column<Fiscal>[] = [
  {
    key: 'nombre',
    header: fields.nombre,
    wraps: true,
    cell: ({ nombre }) => nombre,
    under: ({ rfc }) => rfc,
  },
  { key: 'regimen', header: fields.regimen_fiscal, cell: ({ regimen_fiscal }) => regimen_fiscal },
  { key: 'cp', header: fields.codigo_postal, cell: ({ codigo_postal }) => codigo_postal },
  { key: 'uso', header: fields.uso_cfdi, cell: ({ uso_cfdi }) => uso_cfdi },
  {
    key: 'primero',
    header: texts.first,
    cell: ({ predeterminado }) => (predeterminado ? <StatusChip tone="info" label={texts.first} /> : ''),
  },
]
const NOUN = { one: 'receptor', many: 'receptores' }
const EMPTY = {
  icon: 'receipt',
  title: 'Esta familia no ha pedido factura',
  text: 'Con su constancia de situación fiscal se registran aquí su RFC, nombre, régimen y código postal.',
} as const
const searchText = ({ nombre, rfc }: Fiscal): string => `${nombre} ${rfc}`

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'delete'; fiscal: Fiscal }

function DeleteFiscal({ fiscal, onClose }: { fiscal: Fiscal; onClose: () => void }) {
  const { send } = useDeleteFiscal()
  return (
    <DeleteDialog
      title={`¿Eliminar los datos de facturación de ${fiscal.nombre}?`}
      text="Lo que ya se entregó para facturar se queda como está."
      onDelete={() => send({ id: fiscal.id })}
      onClose={onClose}
    />
  )
}

interface ActionsProps {
  fiscal: Fiscal
  mayDelete: boolean
  onOpen: (opened: Opened) => void
}

function FiscalActions({ fiscal, mayDelete, onOpen }: ActionsProps) {
  const { send } = useUpdateFiscal()
  const { id, predeterminado } = fiscal
  return (
    <RowActions
      of={fiscal.nombre}
      actions={[
        { icon: 'edit', label: 'Editar', onClick: () => onOpen({ dialog: 'edit', fiscal }) },
        !predeterminado && {
          icon: 'check',
          label: 'Hacer predeterminado',
          onClick: () => void send({ id, predeterminado: true }),
        },
        mayDelete && {
          icon: 'delete',
          label: 'Eliminar',
          onClick: () => onOpen({ dialog: 'delete', fiscal }),
        },
      ]}
    />
  )
}

const RIGHTS = {
  padreId: {
    mayAdd: routes.createForParent.access,
    mayEdit: [['PADRES', 'UPDATE']],
    mayDelete: [['PADRES', 'DELETE']],
  },
  alumnoId: {
    mayAdd: routes.createForStudent.access,
    mayEdit: [['ALUMNOS', 'UPDATE']],
    mayDelete: [['ALUMNOS', 'DELETE']],
  },
} as const

interface FiscalsProps {
  of: Family
  source: ListSource<Fiscal>
}

function Fiscals({ of, source }: FiscalsProps) {
  const may = useMay()
  const { mayAdd, mayEdit, mayDelete } = RIGHTS[of.padreId === undefined ? 'alumnoId' : 'padreId']
  const isDeleting = may(mayDelete)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const rowActions = useCallback(
    (fiscal: Fiscal) => <FiscalActions fiscal={fiscal} mayDelete={isDeleting} onOpen={setOpened} />,
    [isDeleting],
  )
  return (
    <>
      {may(mayAdd) && (
        <Row justify="end">
          <Button
            variant="outlined"
            startIcon={<Icon name="add" />}
            onClick={() => setOpened({ dialog: 'add' })}
          >
            {fiscalTexts.add}
          </Button>
        </Row>
      )}
      <ListPanel
        label="A quién se factura"
        source={source}
        searchText={searchText}
        columns={columns}
        noun={NOUN}
        rowActions={may(mayEdit) ? rowActions : undefined}
        empty={EMPTY}
      />
      {(opened?.dialog === 'add' || opened?.dialog === 'edit') && (
        <FiscalDialog
          of={of}
          fiscal={opened.dialog === 'edit' ? opened.fiscal : null}
          all={source.rows ?? []}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && <DeleteFiscal fiscal={opened.fiscal} onClose={close} />}
    </>
  )
}

export function FamilyFiscals({ row: { id } }: { row: { id: number } }) {
  return <Fiscals of={{ padreId: id }} source={useParentFiscals({ id })} />
}

/** A pupil without a parent keeps fiscal data of their own. */
export function PupilFiscals({ row: { id } }: { row: { id: number } }) {
  return <Fiscals of={{ alumnoId: id }} source={useStudentFiscals({ id })} />
}
