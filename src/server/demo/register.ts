import { joinName } from '@contract/domain/text'
import { callOf, idOf, type At, type Books } from './books'
import type { DemoFamily, DemoPupil } from './people'

export const registerCycles = async (books: Books, at: At, step: (label: string) => void): Promise<void> => {
  const call = callOf(books, 'subdireccion', at)
  for (const { index, body } of books.plan.cycles) {
    step('Ciclos escolares')
    books.cycleIds.set(index, (await books.services.cycles.create(call, body)).id)
  }
}

const healthJson = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((descripcion, id) => ({ id, descripcion })))

const registerPupil = async (books: Books, pupil: DemoPupil, at: At) => {
  const { nombres, paterno, materno, curp, numero_control, fecha_nacimiento } = pupil
  const body = {
    nombre: joinName(nombres, paterno, materno),
    ...{ nombres, paterno, materno, curp, numero_control, fecha_nacimiento },
    alergias: healthJson(pupil.alergias),
    enfermedades: healthJson(pupil.enfermedades),
  }
  const { id } = await books.services.students.create(callOf(books, 'secretaria', at), body)
  books.pupilIds.set(pupil.index, id)
}

const registerParent = async (
  books: Books,
  { index, parent, pupils }: DemoFamily,
  at: At,
  password: string,
): Promise<void> => {
  if (!parent) return
  const { appUser, ...fields } = parent
  const hijos = pupils.map((pupil) => ({ id: idOf(books.pupilIds, pupil.index) }))
  const call = callOf(books, 'secretaria', at)
  const { id } = await books.services.parents.create(call, { ...fields, hijos })
  if (appUser)
    await books.services.parents.createUser(call, { id, username: `familia${index + 1}`, password })
}

/** Pupils and their parents, family by family. */
export const registerFamilies = async (
  books: Books,
  at: At,
  password: string,
  step: (label: string) => void,
): Promise<void> => {
  for (const family of books.plan.families) {
    for (const pupil of family.pupils) {
      step('Alumnos y padres')
      await registerPupil(books, pupil, at)
    }
    step('Alumnos y padres')
    await registerParent(books, family, at, password)
  }
}
