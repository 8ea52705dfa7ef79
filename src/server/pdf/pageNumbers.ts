import { FAINT, INNER, MARGIN, PAGE, type Paper } from './paper'
import { writeText } from './text'

/** A single page gets only the note. Call last, before `toPdf`. `start`, from 0, and `count` where the document holds several papers. */
export const numberPages = (
  doc: Paper,
  note = '',
  { start, count }: { start: number; count: number } = doc.bufferedPageRange(),
): void => {
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at)
    const place = { x: MARGIN, y: PAGE.height - MARGIN - 4, width: INNER }
    if (note) writeText(doc, note, place, { size: 8, color: FAINT })
    if (count > 1)
      writeText(doc, `Página ${at + 1} de ${count}`, place, { size: 8, color: FAINT, align: 'right' })
  }
}
