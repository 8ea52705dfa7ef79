import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import { MAX_PAGES } from '@contract/documents/documents.rules'
import type { PupilDocument, DocumentPage } from '@contract/documents/documents.schemas'
import { NO_CURP_YET } from '@contract/students/students.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { formatDate } from '@contract/domain/dates'
import { ASKED_ANEW } from '../../../state/core/reads'
import {
  useDeleteDocument,
  useDeliverDocument,
  useStudentDocuments,
} from '../../../state/documents/documents.api'
import { useMay } from '../../../state/session/useMay'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { fileProblem } from '../../../ui/files/fileRules'
import { sizeOf } from '../../../ui/files/mediaSize'
import { IconAction } from '../../../ui/icons/IconAction'
import { Tiles, Row } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { DeliverDialog, PAGE_KINDS } from '../components/DeliverDialog'
import { DocumentCard } from '../components/DocumentCard'
import { texts, heldAs } from '../documents.texts'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { RowActions } from '../../../ui/list/RowActions'

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

function FolderHistory({ documents, canDelete, onView, onDelete }: FolderHistoryProps) {
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

const PageButtons = styled(Row)({ marginInlineEnd: 'auto' })

interface PagesDialogProps {
  nombre: string
  pages: readonly DocumentPage[]
  onClose: () => void
}

function PagesDialog({ nombre, pages, onClose }: PagesDialogProps) {
  const [at, setAt] = useState(0)
  // After the last page comes the first: a button that was disabled there would lose the focus, and Escape would no longer close.
  const turn = (by: number) => setAt((at + by + pages.length) % pages.length)
  const page = pages[at] ?? pages[0]
  if (!page) return null
  const what = pages.length > 1 ? `${nombre}, ${texts.page(at + 1, pages.length).toLowerCase()}` : nombre
  return (
    <MediaDialog
      title={nombre}
      url={page.urlFoto}
      alt={what}
      what={what}
      downloadName={what}
      kind={page.tipo}
      size={sizeOf(page)}
      turn={
        pages.length > 1 && (
          <PageButtons>
            <IconAction icon="left" label="Página anterior" onClick={() => turn(-1)} />
            <span role="status">{texts.page(at + 1, pages.length)}</span>
            <IconAction icon="right" label="Página siguiente" onClick={() => turn(1)} />
          </PageButtons>
        )
      }
      onClose={onClose}
    />
  )
}

type Opened =
  | { dialog: 'deliver'; document: PupilDocument; files: readonly File[] }
  | { dialog: 'view' | 'delete'; document: PupilDocument }

const NO_CURP = ` ${NO_CURP_YET}: se escribe con «Editar».`

const summaryOf = (documents: readonly PupilDocument[]): string => {
  const lacking = documents.filter(({ obligatorio, estado }) => obligatorio && estado !== 'ENTREGADO').length
  return lacking === 0
    ? 'Están todos los documentos obligatorios.'
    : lacking === 1
      ? 'Falta 1 documento obligatorio.'
      : `Faltan ${lacking} documentos obligatorios.`
}

function DeleteDocument({ document, onClose }: { document: PupilDocument; onClose: () => void }) {
  const { send } = useDeleteDocument()
  const { id, tipo, fecha, archivos } = document
  return (
    <DeleteDialog
      title={`¿Quitar ${tipo.nombre}?`}
      text={`Se borra la entrega del ${formatDate(fecha ?? '')}${archivos.length > 0 ? ` con ${texts.pages(archivos.length)}` : ''}. Si hay una anterior, vuelve a contar.`}
      onDelete={() => send({ id: id as number })}
      onClose={onClose}
    />
  )
}

interface FolderDialogProps {
  pupil: number
  opened: Opened
  onClose: () => void
}

function FolderDialog({ pupil, opened, onClose }: FolderDialogProps) {
  const { document } = opened
  if (opened.dialog === 'deliver') return <DeliverDialog pupil={pupil} {...opened} onClose={onClose} />
  if (opened.dialog === 'delete') return <DeleteDocument document={document} onClose={onClose} />
  return <PagesDialog nombre={document.tipo.nombre} pages={document.archivos} onClose={onClose} />
}

const usePages = () => {
  const { notify } = useNotice()
  return (files: readonly File[]): File[] | null => {
    const problem = files.map((file) => fileProblem(file, PAGE_KINDS)).find(Boolean)
    if (problem) notify({ title: problem, kind: 'warning' })
    const good = files.filter((file) => !fileProblem(file, PAGE_KINDS)).slice(0, MAX_PAGES)
    return files.length > 0 && good.length === 0 ? null : good
  }
}

type Pupil = Pick<StudentDetail, 'id' | 'curp_pendiente'>

export function StudentDocuments({ row: { id: pupil, curp_pendiente = false } }: { row: Pupil }) {
  const may = useMay()
  const { row, ...read } = useStudentDocuments(pupil, ASKED_ANEW)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { send, busy } = useDeliverDocument({
    saved: ({ documento }) => `${documento.tipo.nombre}: entregado en papel`,
  })
  const pagesOf = usePages()
  const canDelete = may(routes.delete.access)
  const canDeliver = may(routes.deliver.access)
  if (!row) return <LoadingOrError read={read} blocks={2} />
  const { documentos, historial } = row
  const add = (document: PupilDocument) => (dropped: readonly File[]) => {
    const files = pagesOf(dropped)
    if (files) setOpened({ dialog: 'deliver', document, files })
  }
  return (
    <>
      {documentos.length === 0 ? (
        <PageEmpty
          icon="checklist"
          title="La escuela no pide documentos"
          text="Los que pida aparecen aquí. Se eligen en «Documentos que se piden»."
        />
      ) : (
        <Section title={texts.folder} text={summaryOf(documentos) + (curp_pendiente ? NO_CURP : '')}>
          <Tiles as="ul" min={250} gap={1.5} aria-label={texts.folder}>
            {documentos.map((document) => (
              <DocumentCard
                key={document.tipo.id}
                document={document}
                canDeliver={canDeliver}
                canDelete={canDelete}
                busy={busy}
                onPaper={() => void send({ id: pupil, tipoId: String(document.tipo.id), files: [] })}
                onAdd={add(document)}
                onView={() => setOpened({ dialog: 'view', document })}
                onDelete={() => setOpened({ dialog: 'delete', document })}
              />
            ))}
          </Tiles>
        </Section>
      )}
      {historial.length > 0 && (
        <FolderHistory
          documents={historial}
          canDelete={canDelete}
          onView={(document) => setOpened({ dialog: 'view', document })}
          onDelete={(document) => setOpened({ dialog: 'delete', document })}
        />
      )}
      {opened && <FolderDialog pupil={pupil} opened={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
