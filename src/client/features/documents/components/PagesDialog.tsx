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
  // From the last page to the first: a button that switches itself off would lose the focus, and Escape with it.
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
          <Row sx={{ marginInlineEnd: 'auto' }}>
            <IconAction icon="left" label={texts.previous} onClick={() => turn(-1)} />
            <span role="status">{texts.page(at + 1, pages.length)}</span>
            <IconAction icon="right" label={texts.next} onClick={() => turn(1)} />
          </Row>
        )
      }
      onClose={onClose}
    />
  )
}
