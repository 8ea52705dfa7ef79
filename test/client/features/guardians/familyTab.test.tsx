import { screen, waitFor, within } from '@testing-library/react'
import type { AllGuardianCopies, Guardian } from '@contract/guardians/guardians.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { chooseMore } from '@test/support/pages/rowMenu'
import { writes } from '@test/support/pages/writes'
import { aStudentRow } from '@test/support/state/rows'

// jsdom has no addresses for files.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

const LIST = 'GET /alumnos/17/responsables'
const CREATE = 'POST /alumnos/17/responsables'

const maria: Guardian = {
  id: 1,
  nombre: 'MARÍA PEÑA',
  parentesco: 'MADRE',
  telefono: '5512345678',
  puede_recoger: true,
  no_entregar: false,
  telefono2: '7221234567',
  correo: 'maria@correo.mx',
  vive_con: true,
  emergencia: 1,
  nota: null,
  urlFoto: null,
  urlMiniatura: null,
  urlIdentificacion: null,
  tipoIdentificacion: null,
}
const luis: Guardian = {
  ...maria,
  id: 2,
  nombre: 'LUIS RÍOS',
  parentesco: 'PADRE',
  telefono: '5511112222',
  telefono2: null,
  correo: null,
  puede_recoger: false,
  no_entregar: true,
  vive_con: false,
  emergencia: null,
  nota: 'Orden del juzgado familiar',
  urlIdentificacion: '/api/archivos/9?firma=x',
  tipoIdentificacion: 'pdf',
}

const pupil = {
  ...aStudentRow(17, { nombre: 'SOFÍA RÍOS PEÑA', padre: { id: 5, nombre: 'MARÍA PEÑA' } }),
  alergias: [{ id: 1, descripcion: 'NUEZ' }],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
  entrega: [luis, maria],
  inscripciones: [],
}

const open = async (adults: Guardian[] = [luis, maria], options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/alumno/17?ver=familia', {
    ...options,
    answers: {
      'GET /alumnos/17': { ok: true, alumno: pupil },
      [LIST]: { ok: true, responsables: adults },
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 2, name: 'Responsables' })
  if (adults.length > 0) await screen.findByRole('list', { name: 'Responsables' })
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

const cards = () => within(screen.getByRole('list', { name: 'Responsables' })).getAllByRole('listitem')
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)
const dialog = () => within(screen.getByRole('dialog'))
const question = () => within(screen.getByRole('alertdialog'))
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
const add = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Agregar responsable' }))

test('the head says at once, in red first, to whom the child is not given, and who takes the child home', async () => {
  await renderScreen('/alumno/17', { answers: { 'GET /alumnos/17': { ok: true, alumno: pupil } } })
  const main = within(await screen.findByRole('main'))
  const marks = (await main.findByText('No entregar a LUIS RÍOS (padre)')).closest('.marks')
  expect(marks?.textContent).toBe(
    'No entregar a LUIS RÍOS (padre)Alergias: NUEZRecogen: MARÍA PEÑA (madre) 55 1234 5678',
  )
  expect(within(marks as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+525512345678')
})

test('cards in the order of the server: marks, telephones to tap, and the note; the form of another one: what is missing is marked, and one of "recoge" and "no entregarle" takes the other away', async () => {
  const opened = await open()
  const [first, second] = cards()
  expect(within(first!).getByText('No entregar')).toBeInTheDocument()
  expect(within(first!).getByText('Orden del juzgado familiar')).toBeInTheDocument()
  const texts = ['Puede recoger', 'Se llama primero', 'Vive con el alumno', 'maria@correo.mx']
  for (const text of texts) expect(within(second!).getByText(text)).toBeInTheDocument()
  expect(within(second!).getByRole('link', { name: '722 123 4567' })).toHaveAttribute(
    'href',
    'tel:+527221234567',
  )

  await add(opened)
  await opened.user.type(field('Teléfono'), '551234567')
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(field('Nombre completo')).toBeInvalid())
  expect(field('Parentesco')).toBeInvalid()
  expect(dialog().getByText('El teléfono debe tener 10 dígitos')).toBeInTheDocument()
  expect(writes(opened)).toEqual([])
  await opened.user.click(field('Puede recoger al alumno'))
  await opened.user.click(field('No entregarle al alumno'))
  expect(field('Puede recoger al alumno')).not.toBeChecked()
  expect(field('En una emergencia')).toHaveValue('')
  await opened.user.click(field('Puede recoger al alumno'))
  expect(field('No entregarle al alumno')).not.toBeChecked()
})

test('a second adult by keyboard alone: name, kinship, telephone, Enter', async () => {
  const opened = await open([maria], { answers: { [CREATE]: { ok: true, responsable: luis } } })
  await add(opened)
  expect(field('Nombre completo')).toHaveFocus()
  await opened.user.keyboard('elena ruiz{Tab}abuela{Tab}5598765432{Tab} {Enter}')
  await screen.findByText('Responsable registrado')
  expect(writes(opened)).toEqual([
    [
      CREATE,
      {
        nombre: 'ELENA RUIZ',
        parentesco: 'ABUELA',
        telefono: '5598765432',
        telefono2: null,
        correo: null,
        emergencia: 2,
        nota: null,
        vive_con: false,
        puede_recoger: true,
        no_entregar: false,
        hermanos: false,
      },
    ],
  ])
})

test('"Guardar y agregar otro" opens an empty form at once; a quick kinship is a press', async () => {
  const opened = await open([maria], { answers: { [CREATE]: { ok: true, responsable: luis } } })
  await add(opened)
  await opened.user.type(field('Nombre completo'), 'Elena Ruiz')
  await opened.user.click(dialog().getByRole('button', { name: 'Abuela' }))
  await opened.user.type(field('Teléfono'), '5598765432')
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar y agregar otro' }))
  await waitFor(() => expect(field('Nombre completo')).toHaveValue(''))
  expect(field('Nombre completo')).toHaveFocus()
  expect(writes(opened)).toMatchObject([[CREATE, { parentesco: 'ABUELA' }]])
})

test('editing sends what changed, to the siblings too, and says what happened there', async () => {
  const hermanos = {
    copiados: [],
    cambiados: [{ id: 18, nombre: 'ANA', numero_control: 'A' }],
    omitidos: [
      { alumno: { id: 19, nombre: 'LEO', numero_control: 'B' }, motivo: 'Ya tiene 12 responsables.' },
    ],
  }
  const opened = await open([maria], {
    answers: { 'PATCH /responsables/1': { ok: true, responsable: maria, hermanos } },
  })
  await opened.user.click(card('MARÍA PEÑA').getByRole('button', { name: 'Editar' }))
  await opened.user.clear(field('Teléfono'))
  await opened.user.type(field('Teléfono'), '7220000000')
  await opened.user.click(field('También en sus hermanos'))
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  const said = 'Se cambió también en 1 hermano. LEO quedó como estaba: Ya tiene 12 responsables.'
  await screen.findByText(`Responsable actualizado. ${said}`)
  expect(writes(opened)).toEqual([['PATCH /responsables/1', { telefono: '7220000000', hermanos: true }]])
})

const COPY = 'POST /alumnos/17/responsables/hermanos'
const copyAll = async (hermanos: Partial<AllGuardianCopies>) => {
  const none = { copiados: [], ya_estaban: [], sin_lugar: [] }
  const opened = await open([luis, maria], {
    answers: { [COPY]: { ok: true, hermanos: { ...none, ...hermanos } } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Copiar a los hermanos' }))
  await screen.findByText('Responsables de los hermanos')
  return opened
}
const ana = { id: 18, nombre: 'ANA', numero_control: 'A' }
const leo = { id: 19, nombre: 'LEO', numero_control: 'B' }

test('all are copied to the siblings with one call', async () => {
  const [responsable, other] = ['LUIS RÍOS', 'MARÍA PEÑA']
  const opened = await copyAll({
    copiados: [
      { alumno: ana, responsable },
      { alumno: ana, responsable: other },
      { alumno: leo, responsable },
    ],
  })
  expect(screen.getByText('Se registraron 3 responsables en 2 hermanos.')).toBeInTheDocument()
  expect(writes(opened).map(([call]) => call)).toEqual([COPY])
})

test('who was at a sibling already and who did not fit is said', async () => {
  await copyAll({
    copiados: [{ alumno: ana, responsable: 'LUIS RÍOS' }],
    ya_estaban: [{ alumno: ana, responsable: 'MARÍA PEÑA' }],
    sin_lugar: [{ alumno: leo, responsable: 'MARÍA PEÑA' }],
  })
  const added = 'Se registró 1 responsable en 1 hermano. 1 ya estaba y quedó como estaba.'
  const left = 'MARÍA PEÑA no se copió a LEO, que ya tiene 12 responsables.'
  expect(screen.getByText(`${added} ${left}`)).toBeInTheDocument()
})

test('deleting the last adult says that there would be nobody to call', async () => {
  const opened = await open([maria], {
    answers: { 'DELETE /responsables/1': { ok: true, responsable: maria } },
  })
  await chooseMore(opened.user, card('MARÍA PEÑA'), 'Eliminar')
  expect(question().getByText(/ya no quedaría a quién llamar/)).toBeInTheDocument()
  await opened.user.click(question().getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('MARÍA PEÑA ya no es responsable')
})

test('a photo is sent as a picture; an identification is seen and taken away', async () => {
  const opened = await open([luis], {
    answers: {
      'POST /responsables/2/archivo/foto': { ok: true, responsable: luis },
      'DELETE /responsables/2/archivo/identificacion': { ok: true, responsable: luis },
    },
  })
  await chooseMore(opened.user, card('LUIS RÍOS'), 'Agregar foto')
  const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
  await opened.user.upload(field('Foto nueva'), photo)
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Se guardó la foto')
  await chooseMore(opened.user, card('LUIS RÍOS'), 'Ver identificación')
  expect(dialog().getByRole('heading', { name: 'Identificación de LUIS RÍOS' })).toBeInTheDocument()
  await opened.user.click(dialog().getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await chooseMore(opened.user, card('LUIS RÍOS'), 'Quitar identificación')
  await opened.user.click(question().getByRole('button', { name: 'Quitar identificación' }))
  await screen.findByText('Se quitó la identificación')
})

test('who may only read sees the adults and no way to change them', async () => {
  await open([maria], { permissions: ['ALUMNOS READ'] })
  expect(screen.queryByRole('button', { name: 'Agregar responsable' })).not.toBeInTheDocument()
  expect(card('MARÍA PEÑA').queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Copiar a los hermanos' })).not.toBeInTheDocument()
})

test('without adults the page says what this is for', async () => {
  const opened = await open([])
  expect(await screen.findByText('Todavía no hay responsables')).toBeInTheDocument()
  await add(opened)
  expect(field('En una emergencia')).toHaveValue('1')
})
