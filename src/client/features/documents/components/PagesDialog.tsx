import { useState } from 'react'
import type { DocumentPage } from '@contract/documents/documents.schemas'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { IconAction } from '../../../ui/icons/IconAction'
import { Row } from '../../../ui/layout/layout'
import { texts } from '../documents.texts'

interface PagesDialogProps {
  /** The document's name. */
  nombre: string
  /** At least one. */
  pages: readonly DocumentPage[]
  onClose: () => void
}

/** A document over the page, one page at a time. */
export function PagesDialog({ nombre, pages, onClose }: PagesDialogProps) {
  const [at, setAt] = useState(0)
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
          <Row sx={{ marginInlineEnd: 'auto' }}>
            <IconAction
              icon="left"
              label={texts.previous}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <span role="status">{texts.page(at + 1, pages.length)}</span>
            <IconAction
              icon="right"
              label={texts.next}
              disabled={at === pages.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </Row>
        )
      }
      onClose={onClose}
    />
  )
}
