import type { IsoDate } from '@contract/domain/dates'
import { joinName } from '@contract/domain/text'
import { idOf, type Books } from './books'
import type { DemoFamily, DemoPupil } from './people'

interface SchoolDay {
  today: IsoDate
  timeZone: string
}

export const registerCycles = async (
  { tx, services, staff, plan, cycleIds }: Books,
  { today }: SchoolDay,
  step: (label: string) => void,
): Promise<void> => {
  for (const { index, body } of plan.cycles) {
    step('Ciclos escolares')
    cycleIds.set(index, (await services.cycles.create(tx, staff.subdireccion, body, today)).id)
  }
}

const healthJson = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((descripcion, id) => ({ id, descripcion })))

const registerPupil = async ({ tx, services, staff, pupilIds }: Books, pupil: DemoPupil, day: SchoolDay) => {
  const { nombres, paterno, materno, curp, numero_control, fecha_nacimiento } = pupil
  const body = {
    nombre: joinName(nombres, paterno, materno),
    ...{ nombres, paterno, materno, curp, numero_control, fecha_nacimiento },
    alergias: healthJson(pupil.alergias),
    enfermedades: healthJson(pupil.enfermedades),
  }
  pupilIds.set(pupil.index, (await services.students.create(tx, staff.secretaria, body, [], day)).id)
}

const registerParent = async (
  { tx, services, pupilIds }: Books,
  { index, parent, pupils }: DemoFamily,
  { today }: SchoolDay,
  password: string,
): Promise<void> => {
  if (!parent) return
  const { appUser, ...fields } = parent
  const hijos = pupils.map((pupil) => ({ id: idOf(pupilIds, pupil.index) }))
  const { id } = await services.parents.create(tx, { ...fields, hijos }, today)
  if (appUser) await services.parents.createUser(tx, { id, username: `familia${index + 1}`, password }, today)
}

/** Pupils and their parents, family by family. */
export const registerFamilies = async (
  books: Books,
  day: SchoolDay,
  password: string,
  step: (label: string) => void,
): Promise<void> => {
  for (const family of books.plan.families) {
    for (const pupil of family.pupils) {
      step('Alumnos y padres')
      await registerPupil(books, pupil, day)
    }
    step('Alumnos y padres')
    await registerParent(books, family, day, password)
  }
}
