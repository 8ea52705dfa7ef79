import { formatDate } from '@contract/domain/dates'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { RowActions } from '../../../ui/list/RowActions'
import { Section } from '../../../ui/page/Section'
import { texts } from '../documents.texts'
import { heldAs } from '../documents.words'

/** A document that was delivered always has an id. */
type Delivered = PupilDocument & { id: number }

const columns: readonly Column<Delivered>[] = [
  { key: 'documento', header: texts.historyColumns.document, cell: ({ tipo }) => tipo.nombre },
  { key: 'fecha', header: texts.historyColumns.day, cell: ({ fecha }) => fecha && formatDate(fecha) },
  { key: 'archivo', header: texts.historyColumns.file, cell: heldAs },
  {
    key: 'registro',
    header: texts.historyColumns.by,
    cell: ({ registro }) => registro?.usuario ?? texts.someone,
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
    <Section title={texts.history} text={texts.historyText}>
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
