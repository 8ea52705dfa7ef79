import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { upper, upperLines } from '../domain/text'

/** The fixed sender name a parent sees; the real sender is kept beside it. */
export const NOTICE_SENDER = 'ADMINISTRACIÓN'

/** What is kept: uppercased, the title on one line, the description with its lines. */
export const noticeText = (notice: { titulo: string; descripcion: string }) => ({
  titulo: upper(notice.titulo),
  descripcion: upperLines(notice.descripcion),
})

/** What each field has wrong; empty when it may be sent. */
export const noticeProblems = (notice: { titulo: string; descripcion: string }): Campos => {
  const { titulo, descripcion } = noticeText(notice)
  return onlyProblems({ titulo: requiredText(titulo), descripcion: requiredText(descripcion) })
}
