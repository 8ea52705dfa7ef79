import { onlyProblems, requiredText, type Campos } from './campos'
import { dayProblem } from './dateMath'
import { upper, upperLines } from './text'

export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000

export interface Story {
  titulo: string
  fecha: string
  descripcion: string
}

export const storyText = ({ titulo, fecha, descripcion }: Story): Story => ({
  titulo: upper(titulo),
  fecha,
  descripcion: upperLines(descripcion),
})

export const storyProblems = (story: Story): Campos => {
  const { titulo, descripcion } = storyText(story)
  return onlyProblems({
    titulo: requiredText(titulo),
    fecha: dayProblem(story.fecha),
    descripcion: requiredText(descripcion),
  })
}
