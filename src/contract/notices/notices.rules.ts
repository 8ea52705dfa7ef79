import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { upper, upperLines } from '../domain/text'

/** What parents see; the real sender is stored too. */
export const NOTICE_SENDER = 'ADMINISTRACIÓN'

export const noticeText = (notice: { titulo: string; descripcion: string }) => ({
  titulo: upper(notice.titulo),
  descripcion: upperLines(notice.descripcion),
})

export const noticeProblems = (notice: { titulo: string; descripcion: string }): Campos => {
  const { titulo, descripcion } = noticeText(notice)
  return onlyProblems({ titulo: requiredText(titulo), descripcion: requiredText(descripcion) })
}
