import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { upper, upperLines } from '../domain/text'

/** The sender's name that parents see; the real sender is stored too. */
export const NOTICE_SENDER = 'ADMINISTRACIÓN'

/** As it is stored: uppercase, the title on one line, the description with its line breaks. */
export const noticeText = (notice: { titulo: string; descripcion: string }) => ({
  titulo: upper(notice.titulo),
  descripcion: upperLines(notice.descripcion),
})

/** Errors of a notice by field; empty when it may be sent. */
export const noticeProblems = (notice: { titulo: string; descripcion: string }): Campos => {
  const { titulo, descripcion } = noticeText(notice)
  return onlyProblems({ titulo: requiredText(titulo), descripcion: requiredText(descripcion) })
}
