import { onlyProblems, requiredText, type Campos } from './campos'
import { dayProblem } from './dateMath'
import { upper, upperLines } from './text'

/** Characters, as long as the contract lets each be. */
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000

/** What an event or a mention tells, without its pictures. */
export interface Story {
  titulo: string
  /** yyyy-MM-dd */
  fecha: string
  descripcion: string
}

/** What is kept: uppercased, the title on one line, the description with its lines. */
export const storyText = ({ titulo, fecha, descripcion }: Story): Story => ({
  titulo: upper(titulo),
  fecha,
  descripcion: upperLines(descripcion),
})

/** What each field has wrong; empty when it may be kept. */
export const storyProblems = (story: Story): Campos => {
  const { titulo, descripcion } = storyText(story)
  return onlyProblems({
    titulo: requiredText(titulo),
    fecha: dayProblem(story.fecha),
    descripcion: requiredText(descripcion),
  })
}
