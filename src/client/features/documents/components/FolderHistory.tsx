import { formatDate } from '@contract/domain/dates'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { RowActions } from '../../../ui/list/RowActions'
import { Section } from '../../../ui/page/Section'
import { texts, heldAs } from '../documents.texts'

/** A document that was delivered always has an id. */
type Delivered = PupilDocument & { id: number }

const columns: readonly Column<Delivered>[] = [
  { key: 'documento', header: 'Documento', cell: ({ tipo }) => tipo.nombre },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => fecha && formatDate(fecha) },
  { key: 'archivo', header: 'Archivo', cell: heldAs },
  {
    key: 'registro',
    header: 'Registró',
    cell: ({ registro }) => registro?.usuario ?? 'Un usuario anterior',
  },
]

interface FolderHistoryProps {
  documents: readonly PupilDocument[]
  canDelete: boolean
  onView: (document: PupilDocument) => void
  onDelete: (document: PupilDocument) => void
}

/** Deliveries that count no more. */
export function FolderHistory({ documents, canDelete, onView, onDelete }: FolderHistoryProps) {
  const rows = documents.filter((document): document is Delivered => document.id !== null)
  return (
    <Section title={texts.history} text="Lo que reemplazó una entrega más nueva, y lo que ya no se pide.">
      <DataTable
        label={texts.history}
        columns={columns}
        rows={rows}
        rowActions={(row) => (
          <RowActions
            of={row.tipo.nombre}
            actions={[
              (row.archivos?.length ?? 0) > 0 && { icon: 'eye', label: 'Ver', onClick: () => onView(row) },
              canDelete && {
                icon: 'delete',
                label: texts.remove,
                danger: true,
                onClick: () => onDelete(row),
              },
            ]}
          />
        )}
      />
    </Section>
  )
}
