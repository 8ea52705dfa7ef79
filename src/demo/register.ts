import { dateParts } from '@contract/domain/dates'
import { joinName } from '@contract/domain/names'
import type { PreparedFile } from '@server/files/fileStore'
import { callOf, idOf, type At, type Books } from './books'
import { DEMO_PASSWORD } from './demoConfig'
import { makeColleagues } from './colleagues'
import { drawFaces, portraitOf, type Faces } from './faces'
import { registerAdults } from './guardians'
import { BLOOD, CARE } from './names'
import type { DemoFamily, DemoPupil } from './people'
import { emblemOf } from './pictures'
import { createRandom } from './random'
import { POSTS } from './texts'

export const registerCycles = async (books: Books, at: At, step: (label: string) => void): Promise<void> => {
  const call = callOf(books, 'subdireccion', at)
  for (const { index, body } of books.plan.cycles) {
    step('Ciclos escolares')
    books.cycleIds.set(index, (await books.services.cycles.create(call, body)).id)
  }
}

const healthJson = (texts: readonly string[]): string =>
  JSON.stringify(texts.map((descripcion, id) => ({ id, descripcion })))

const careOf = ({ index, alergias, enfermedades }: DemoPupil) => {
  const care = [...enfermedades, ...alergias].flatMap((text) => CARE[text] ?? [])
  const isIll = alergias.length + enfermedades.length > 0
  return {
    ...(care.length > 0 && {
      medicamentos: JSON.stringify(care.flatMap(({ medicines }) => medicines)),
      indicaciones: care.map(({ todo }) => todo).join('\n'),
    }),
    ...((isIll || index % 3 === 0) && { tipo_sangre: BLOOD[index % BLOOD.length] as string }),
    ...(isIll && {
      servicio_medico:
        index % 2 === 0 ? `IMSS ${4_512_000 + index}` : 'Gastos médicos, póliza en la dirección',
    }),
  }
}

const registerPupil = async (books: Books, pupil: DemoPupil, at: At, faces: Faces) => {
  const { nombres, paterno, materno, curp, numero_control, fecha_nacimiento } = pupil
  const photo = faces(curp[10] === 'M' ? 'girl' : 'boy')
  const body = {
    nombre: joinName(nombres, paterno, materno),
    nombres,
    paterno,
    materno,
    curp,
    numero_control,
    fecha_nacimiento,
    alergias: healthJson(pupil.alergias),
    enfermedades: healthJson(pupil.enfermedades),
    ...careOf(pupil),
  }
  const { id } = await books.services.students.create(callOf(books, 'secretaria', at, photo), body)
  books.pupilIds.set(pupil.index, id)
}

const registerParent = async (books: Books, { index, parent, pupils }: DemoFamily, at: At): Promise<void> => {
  if (!parent) return
  const { appUser, ...fields } = parent
  const hijos = pupils.map((pupil) => ({ id: idOf(books.pupilIds, pupil.index) }))
  const call = callOf(books, 'secretaria', at)
  const { id } = await books.services.parents.create(call, { ...fields, hijos })
  if (appUser)
    await books.services.parents.createUser(call, {
      id,
      username: `familia${index + 1}`,
      password: DEMO_PASSWORD,
    })
}

interface StaffOptions extends At {
  receive: (content: Buffer) => Promise<PreparedFile>
  step: (label: string) => void
}

export const registerFamilies = async (
  books: Books,
  { receive, step, ...at }: StaffOptions,
): Promise<void> => {
  const faces = await drawFaces(receive)
  for (const family of books.plan.families) {
    for (const pupil of family.pupils) {
      step('Alumnos y padres')
      await registerPupil(books, pupil, at, faces)
    }
    step('Alumnos y padres')
    await registerParent(books, family, at)
  }
  await registerAdults(books, at, faces)
}

const hasLogo = (at: number): boolean => at % 3 !== 2

export const countStaff = (): number => POSTS.reduce((sum, { posts }) => sum + 1 + posts.length, 0)

export const registerStaff = async (books: Books, { receive, step, ...at }: StaffOptions): Promise<void> => {
  const { departments, roster } = books.services
  for (const [place, { departamento: nombre }] of POSTS.entries()) {
    step('Plantilla')
    const logo = hasLogo(place) ? [await receive(await emblemOf(nombre, place))] : []
    await departments.create(callOf(books, 'subdireccion', at, logo), { nombre })
  }
  const random = createRandom(POSTS.length)
  for (const { body, woman } of makeColleagues(dateParts(at.today).anio)) {
    step('Plantilla')
    const photo = await receive(await portraitOf(random, woman))
    await roster.create(callOf(books, 'subdireccion', at, [photo]), body)
  }
}
