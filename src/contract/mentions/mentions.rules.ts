import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { dayProblem } from '../domain/dateMath'
import { upper, upperLines } from '../domain/text'
import { NO_IMAGE } from '../domain/messages'

/** Characters, as long as the contract lets each be. */
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000

/** What a mention tells, without its image. */
export interface MentionText {
  titulo: string
  /** yyyy-MM-dd */
  fecha: string
  descripcion: string
}

/** What is kept: uppercased, the title on one line, the description with its lines. */
export const mentionText = ({ titulo, fecha, descripcion }: MentionText): MentionText => ({
  titulo: upper(titulo),
  fecha,
  descripcion: upperLines(descripcion),
})

/** What each field of the text has wrong; empty when it may be kept. */
export const mentionProblems = (mention: MentionText): Campos => {
  const { titulo, descripcion } = mentionText(mention)
  return onlyProblems({
    titulo: requiredText(titulo),
    fecha: dayProblem(mention.fecha),
    descripcion: requiredText(descripcion),
  })
}

/** What a mention has wrong before it is registered: the image is required too. */
export const newMentionProblems = (mention: MentionText & { files: readonly unknown[] }): Campos => ({
  ...mentionProblems(mention),
  ...(mention.files.length > 0 ? {} : { file: NO_IMAGE }),
})
