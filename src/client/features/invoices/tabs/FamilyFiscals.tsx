import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import {
  useDeleteFiscalMutation,
  useFiscalsOfParent,
  useUpdateFiscalMutation,
} from '../../../state/fiscal/fiscal.api'
import { useMay } from '../../../state/session/useMay'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { RowActions } from '../../../ui/list/RowActions'
import { StatusChip } from '../../../ui/page/StatusChip'
import { useWrite } from '../../../write/useWrite'
import { FiscalDialog } from '../components/FiscalDialog'
import { texts } from '../invoices.texts'

const columns: readonly Column<Fiscal>[] = [
  {
    key: 'nombre',
    header: texts.fields.nombre,
    wraps: true,
    cell: ({ nombre }) => nombre,
    under: ({ rfc }) => rfc,
  },
  { key: 'regimen', header: texts.fields.regimen_fiscal, cell: ({ regimen_fiscal }) => regimen_fiscal },
  { key: 'cp', header: texts.fields.codigo_postal, cell: ({ codigo_postal }) => codigo_postal },
  { key: 'uso', header: texts.fields.uso_cfdi, cell: ({ uso_cfdi }) => uso_cfdi },
  {
    key: 'primero',
    header: texts.first,
    cell: ({ predeterminado }) => (predeterminado ? <StatusChip tone="info" label={texts.first} /> : ''),
  },
]
const NOUN = { one: 'receptor', many: 'receptores' }
const EMPTY = { icon: 'receipt', title: texts.noFiscals, text: texts.noFiscalsText } as const
const searchText = ({ nombre, rfc }: Fiscal): string => `${nombre} ${rfc}`

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'delete'; fiscal: Fiscal }

function DeleteFiscal({ fiscal, onClose }: { fiscal: Fiscal; onClose: () => void }) {
  const [trigger] = useDeleteFiscalMutation()
  const { send } = useWrite(trigger, { failed: texts.deleteFailed, saved: texts.fiscalDeleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(fiscal.nombre)}
      text={texts.deleteText}
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
  const [update] = useUpdateFiscalMutation()
  const { send } = useWrite(update, { failed: texts.fiscalFailed, saved: texts.fiscalSaved })
  const { id, predeterminado } = fiscal
  return (
    <RowActions
      of={fiscal.nombre}
      actions={[
        { icon: 'edit', label: texts.edit, onClick: () => onOpen({ dialog: 'edit', fiscal }) },
        !predeterminado && {
          icon: 'check',
          label: texts.makeFirst,
          onClick: () => void send({ id, predeterminado: true }),
        },
        mayDelete && {
          icon: 'delete',
          label: texts.delete,
          onClick: () => onOpen({ dialog: 'delete', fiscal }),
        },
      ]}
    />
  )
}

/** Whom a family is invoiced to, with a form for more where the user may write. */
export function FamilyFiscals({ row: { id: padreId } }: { row: { id: number } }) {
  const may = useMay()
  const mayAdd = may(routes.createOfParent.access)
  const mayEdit = may([['PADRES', 'UPDATE']])
  const mayDelete = may([['PADRES', 'DELETE']])
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const rowActions = useCallback(
    (fiscal: Fiscal) => <FiscalActions fiscal={fiscal} mayDelete={mayDelete} onOpen={setOpened} />,
    [mayDelete],
  )
  return (
    <>
      {mayAdd && (
        <Row justify="end">
          <Button
            variant="outlined"
            startIcon={<Icon name="add" />}
            onClick={() => setOpened({ dialog: 'add' })}
          >
            {texts.addFiscal}
          </Button>
        </Row>
      )}
      <ListPanel
        label={texts.fiscals}
        source={useFiscalsOfParent({ id: padreId })}
        searchText={searchText}
        columns={columns}
        noun={NOUN}
        rowActions={mayEdit ? rowActions : undefined}
        empty={EMPTY}
      />
      {opened?.dialog === 'add' && <FiscalDialog padreId={padreId} fiscal={null} onClose={close} />}
      {opened?.dialog === 'edit' && <FiscalDialog padreId={padreId} fiscal={opened.fiscal} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteFiscal fiscal={opened.fiscal} onClose={close} />}
    </>
  )
}
