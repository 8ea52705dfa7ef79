import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { isIsoDate } from '../domain/dateMath'
import { upper, upperLines } from '../domain/text'

/** SPEC §8, letter by letter: a mention without its image. */
export const NO_IMAGE = 'Debes Seleccionar una Imagen'
const NO_SUCH_DAY = 'Escribe una fecha que exista'

/** What a mention tells, without its image. */
export interface MentionText {
  titulo: string
  /** yyyy-MM-dd */
  fecha: string
  descripcion: string
}

/** What is kept: uppercased (SPEC §5), the title on one line, the description with its lines. */
export const mentionText = ({ titulo, fecha, descripcion }: MentionText): MentionText => ({
  titulo: upper(titulo),
  fecha,
  descripcion: upperLines(descripcion),
})

const dayProblem = (day: string): string | null => {
  if (!day) return REQUIRED
  return isIsoDate(day) ? null : NO_SUCH_DAY
}

/** What each field of the text has wrong; empty when it may be kept. */
export const mentionProblems = (mention: MentionText): Campos => {
  const { titulo, descripcion } = mentionText(mention)
  return onlyProblems({
    titulo: titulo ? null : REQUIRED,
    fecha: dayProblem(mention.fecha),
    descripcion: descripcion ? null : REQUIRED,
  })
}

/** What a mention has wrong before it is registered: the image is required too (SPEC §5). */
export const newMentionProblems = (mention: MentionText & { files: readonly unknown[] }): Campos => ({
  ...mentionProblems(mention),
  ...(mention.files.length > 0 ? {} : { file: NO_IMAGE }),
})
