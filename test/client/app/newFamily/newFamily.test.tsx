import { act, screen, waitFor, within } from '@testing-library/react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow, aParentRow, aStudentDetail, aStudentRow, anEnrolment } from '@test/support/state/rows'

const aDetail = (over: Partial<StudentDetail> = {}): StudentDetail =>
  aStudentDetail(17, {
    nombre: 'DIEGO HERNÁNDEZ GARCÍA',
    numero_control: 'A-17',
    padre: null,
    grado: null,
    grupo: null,
    ...over,
  })
const group = { id: 3, nombre: 'B', grado: 'PRIMARIA', gradoNumero: 2, cicloEscolarId: 1, alumnos: [] }
const other = { ...group, id: 4, nombre: 'A', gradoNumero: 3 }
const pupil = (over: Partial<StudentDetail> = {}) => ({ ok: true, alumno: aDetail(over) })

const answers = {
  'GET /ciclo/all': { ok: true, ciclos: [aCycleRow()] },
  'GET /alumnos/numero/siguiente': { ok: true, numero_control: 'A-17' },
  'GET /alumnos/incompletos': {
    ok: true,
    alumnos: [
      {
        id: 21,
        nombre: 'LUZ PEÑA',
        numero_control: 'A-21',
        padre: null,
        inscripcion: null,
        faltan: ['PADRE', 'INSCRIPCION'],
      },
    ],
  },
  'GET /padres/all': {
    ok: true,
    padres: [
      aParentRow(5, {
        nombre: 'ROSA GARCÍA',
        alumnos: [{ ...aStudentRow(4, { nombre: 'ANA HERNÁNDEZ GARCÍA' }) }],
      }),
      aParentRow(6),
    ],
  },
  'GET /grupos/by/ciclo/1': { ok: true, grupos: [group, other] },
  'GET /alumnos/17': pupil(),
  'PATCH /padres/add/hijo': { ok: true, padre: aParentRow(5) },
  'POST /inscripciones': { ok: true, inscripciones: [] },
  'PATCH /grupos/add/alumnos': { ok: true, grupo: group },
}
const step = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!)

test('the number is proposed; a refusal loses nothing; the saved pupil is followed to the next steps', async () => {
  const taken = failure(409, 'Ya hay un alumno con esa CURP.', { curp: 'Ya hay un alumno con esa CURP.' })
  const { user, network } = await renderScreen('/nueva-familia', {
    answers: { ...answers, 'POST /alumnos': taken },
  })
  const field = (name: RegExp) => screen.getByLabelText(name)
  expect(await screen.findByDisplayValue('A-17')).toBe(field(/^Número de control/))
  await user.type(field(/^Nombre/), 'diego')
  await user.type(field(/^Apellido paterno/), 'hernández')
  await user.type(field(/^Apellido materno/), 'garcía')
  await user.type(field(/^CURP/), 'HEGD140922HDFRRGA5{Enter}')
  expect((await screen.findAllByText('Ya hay un alumno con esa CURP.')).length).toBeGreaterThan(0)
  expect(field(/^Apellido paterno/)).toHaveValue('HERNÁNDEZ')
  network.on('POST /alumnos', pupil())
  await user.type(field(/^CURP/), '{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: '2. Padre o tutor' })).toBeInTheDocument()
  expect(address()).toBe('/nueva-familia?alumno=17')
})

test('there is no form before the number it proposes; without one it is there to be written', async () => {
  const { reply, arrive } = slowReply()
  const { network } = await renderScreen('/nueva-familia', {
    answers: { ...answers, 'GET /alumnos/numero/siguiente': reply },
  })
  await waitFor(() => expect(network.count('GET /alumnos/numero/siguiente')).toBe(1))
  await screen.findByRole('heading', { level: 1, name: 'Alta de familia' })
  expect(screen.queryByLabelText(/^CURP/)).not.toBeInTheDocument()
  arrive(failure(500, 'Se cayó'))
  expect(await screen.findByLabelText(/^Número de control/)).toHaveValue('')
})

test('the enrolment of a second child says what a month costs with the beca that waits', async () => {
  const { user } = await renderScreen('/nueva-familia?alumno=17', {
    answers: {
      ...answers,
      'GET /ciclo/all': { ok: true, ciclos: [aCycleRow({ hermanos: [{ lugar: 2, porcentaje: 10 }] })] },
      'GET /alumnos/17': pupil({ padre: { id: 5, nombre: 'ROSA GARCÍA' } }),
      'POST /inscripciones/lugares': { ok: true, lugares: [{ id: 17, lugar: 2 }] },
    },
  })
  await user.selectOptions(await screen.findByLabelText(/^Grado/), '2° Primaria')
  const said =
    'Por sus hermanos le toca una beca de 10 %, que se da en Becas, Hermanos; con ella, $2,340.00 cada mes.'
  expect(await screen.findByText(said, { exact: false })).toBeInTheDocument()
})

test("a sibling's parent, the enrolment and the group by the keyboard, one after the other", async () => {
  const { user, network } = await renderScreen('/nueva-familia?alumno=17', { answers })
  const finder = await screen.findByLabelText(/^Ya está registrado/)
  network.on('GET /alumnos/17', pupil({ padre: { id: 5, nombre: 'ROSA GARCÍA' } }))
  await user.type(finder, 'ana hern')
  await screen.findByRole('option', { name: /ROSA GARCÍA/ })
  await user.keyboard('{Enter}')
  const grade = await screen.findByLabelText(/^Grado/)
  expect(step('2. Padre o tutor').getByText('ROSA GARCÍA')).toBeInTheDocument()
  await user.selectOptions(grade, '2° Primaria')
  expect(
    screen.getByText(/^Se cobrará: inscripción \$1,850.00, material \$900.00 y \$2,600.00/),
  ).toBeInTheDocument()
  network.on(
    'GET /alumnos/17',
    pupil({ padre: { id: 5, nombre: 'ROSA GARCÍA' }, inscripciones: [anEnrolment] }),
  )
  await user.type(grade, '{Enter}')
  await screen.findByRole('option', { name: 'B (0 alumnos)' })
  const groups = screen.getByRole('combobox', { name: /^Grupo/ })
  expect(
    within(groups)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Selecciona un grupo', 'B (0 alumnos)'])
  await user.selectOptions(groups, '3')
  network.on(
    'GET /alumnos/17',
    pupil({
      padre: { id: 5, nombre: 'ROSA GARCÍA' },
      inscripciones: [{ ...anEnrolment, grupo: { id: 3, nombre: 'B' } }],
    }),
  )
  await user.type(groups, '{Enter}')
  await waitFor(() => expect(screen.getAllByText('Hecho')).toHaveLength(4))
  // The next step has the focus, and no notice covers it.
  expect(screen.getByRole('link', { name: 'Cobrar' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Cerrar aviso' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=17&elegir=alumno-17',
  )
  const sent = (call: string) =>
    network.sent.find(({ method, path }) => `${method} ${path}`.includes(call))?.body
  expect(sent('PATCH /padres/add/hijo')).toMatchObject({ idPadre: 5, hijos: [{ id: 17 }] })
  expect(sent('POST /inscripciones')).toMatchObject({
    idCiclo: 1,
    grado: 'PRIMARIA',
    costo_inscripcion: 1850,
    mensualidad: 2600,
    costo_material: 900,
    alumnos: [{ id: 17, gradoNumero: 2, descuento: 0, motivo_descuento: null }],
  })
  expect(sent('PATCH /grupos/add/alumnos')).toEqual({ idGrupo: 3, alumnos: [{ id: 17 }] })
})

describe('the enrolment', () => {
  const parent = { id: 5, nombre: 'ROSA GARCÍA' }
  const open = (over: Partial<StudentDetail>, more: Record<string, object> = {}) =>
    renderScreen('/nueva-familia?alumno=17', {
      answers: { ...answers, 'GET /alumnos/17': pupil({ padre: parent, ...over }), ...more },
    })
  const grade = () => screen.findByLabelText(/^Grado/)

  test('the year that an imported list said is proposed, and pressed by Enter', async () => {
    const { user, network } = await open({ grado_previsto: { grado: 'PRIMARIA', gradoNumero: 4 } })
    expect(await grade()).toHaveDisplayValue('4° Primaria')
    await user.type(await grade(), '{Enter}')
    await waitFor(() => expect(network.count('POST /inscripciones')).toBe(1))
    expect(network.sent.find(({ path }) => path === '/inscripciones')?.body).toMatchObject({
      grado: 'PRIMARIA',
      alumnos: [{ id: 17, gradoNumero: 4 }],
    })
  })

  test('who was here before is proposed the year after the last one', async () => {
    const before = { ...anEnrolment, ciclo: { id: 99, name: '2024-2025' }, gradoNumero: 4 }
    await open({ inscripciones: [before], grado_previsto: { grado: 'PRIMARIA', gradoNumero: 1 } })
    expect(await grade()).toHaveDisplayValue('5° Primaria')
  })

  test('without a year, or a discount without its motive, nothing is sent; a refusal loses nothing', async () => {
    const message = 'El ciclo 2026-2027 no recibe inscripciones en este momento.'
    const { user, network } = await open({}, { 'POST /inscripciones': failure(409, message) })
    expect(await grade()).toHaveDisplayValue('Selecciona un grado')
    const save = () => user.click(screen.getByRole('button', { name: 'Inscribir' }))
    await save()
    expect(await grade()).toBeInvalid()
    await user.selectOptions(await grade(), 'K2')
    await user.selectOptions(screen.getByLabelText(/^Descuento/), '25 %')
    await save()
    const motive = await screen.findByRole('textbox', { name: /^Motivo del descuento/ })
    await waitFor(() => expect(motive).toHaveAccessibleDescription('Debes colocar un motivo al descuento'))
    expect(network.count('POST /inscripciones')).toBe(0)
    await user.type(motive, 'hermanos{Enter}')
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(await grade()).toHaveDisplayValue('K2')
    expect(motive).toHaveValue('HERMANOS')
    expect(network.sent.find(({ path }) => path === '/inscripciones')?.body).toMatchObject({
      grado: 'PREESCOLAR',
      mensualidad: 2350,
      alumnos: [{ gradoNumero: 2, descuento: 25, motivo_descuento: 'HERMANOS', monto_pagar: 1387 }],
    })
  })
})

test('every step is in sight, and the first one can be gone back to; a step is left for later and taken up again; what is lacking is found in the list', async () => {
  const { user } = await renderScreen('/nueva-familia?alumno=17', { answers })
  await screen.findByLabelText(/^Ya está registrado/)
  const steps = within(screen.getByRole('navigation', { name: 'Pasos del alta' }))
  expect(steps.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    ...['✓ Alumno (hecho)', '2 Padre o tutor', '3 Inscripción', '4 Grupo', '5 Primer pago'],
  ])
  expect(steps.getByText('2 Padre o tutor').closest('li')).toHaveAttribute('aria-current', 'step')
  expect(step('1. Alumno').getByRole('link', { name: 'Ver o corregir' })).toHaveAttribute(
    'href',
    '/alumno/17',
  )
  await user.click(step('2. Padre o tutor').getByRole('button', { name: 'Después' }))
  expect(screen.queryByLabelText(/^Ya está registrado/)).not.toBeInTheDocument()
  expect(screen.getByLabelText(/^Grado/)).toBeInTheDocument()
  expect(step('4. Grupo').getByText('Primero la inscripción.')).toBeInTheDocument()
  await user.click(step('2. Padre o tutor').getByRole('button', { name: 'Hacer ahora' }))
  expect(screen.getByLabelText(/^Ya está registrado/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Otro hijo' }))
  await user.click(await screen.findByRole('link', { name: 'Altas por completar (1)' }))
  expect(await screen.findByText('Falta padre')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Completar/ })).toHaveAttribute('href', '/nueva-familia?alumno=21')
})

test('the secretary, who may not take money, ends at the link for the cashier, which has the focus', async () => {
  const parent = { id: 5, nombre: 'ROSA GARCÍA' }
  const { user, network } = await renderScreen('/nueva-familia?alumno=17', {
    answers: { ...answers, 'GET /alumnos/17': pupil({ padre: parent }) },
    except: [
      'CARGOS CREATE',
      'CARGOS UPDATE',
      'COLEGIATURAS CREATE',
      'COLEGIATURAS UPDATE',
      'ALUMNOS UPDATE',
    ],
  })
  await user.selectOptions(await screen.findByLabelText(/^Grado/), '2° Primaria')
  network.on('GET /alumnos/17', pupil({ padre: parent, inscripciones: [anEnrolment] }))
  await user.click(screen.getByRole('button', { name: 'Inscribir' }))
  await waitFor(() => expect(screen.getAllByText('Hecho')).toHaveLength(3))
  expect(screen.getByRole('button', { name: 'Pasar a caja' })).toHaveFocus()
})

test('who may not do a step is told so and not stopped', async () => {
  await renderScreen('/nueva-familia?alumno=17', {
    answers,
    permissions: ['ALUMNOS CREATE', 'ALUMNOS READ'],
  })
  expect(await screen.findAllByText('No tienes permiso para este paso.')).toHaveLength(2)
  expect(screen.getByText(/ pasa a caja a pagar\. Este enlace/)).toBeInTheDocument()
  expect(step('5. Primer pago').getByText(/\/caja\?alumno=17&elegir=alumno-17$/)).toBeInTheDocument()
})

describe('before what a step is decided from is there', () => {
  const parent = { id: 5, nombre: 'ROSA GARCÍA' }
  const next = aCycleRow({ id: 2, name: '2027-2028', vigencia: 'PROXIMO' })
  const open = (more: Record<string, object>, over: Partial<StudentDetail> = { padre: parent }) =>
    renderScreen('/nueva-familia?alumno=17', {
      answers: { ...answers, 'GET /alumnos/17': pupil(over), ...more },
    })
  const CURRENT = 'GET /ciclo/actual'

  test('no step before the current cycle is known: the next one is not proposed in its place', async () => {
    const late = slowReply()
    const { network } = await open({
      [CURRENT]: late.reply,
      'GET /ciclo/all': { ok: true, ciclos: [next, aCycleRow()] },
    })
    await waitFor(() => expect(network.count('GET /alumnos/17')).toBe(1))
    await act(settle)
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    late.arrive({ ok: true, ciclo: aCycleRow() })
    expect(await screen.findByLabelText(/^Ciclo/)).toHaveDisplayValue('2026-2027')
  })

  test('a current cycle that does not come is no school without one', async () => {
    const { user, network } = await open({ [CURRENT]: failure(503, 'No responde') })
    expect(await screen.findByText('No responde')).toBeInTheDocument()
    expect(screen.queryByText('No hay un ciclo que reciba inscripciones.')).not.toBeInTheDocument()
    network.on(CURRENT, { ok: true, ciclo: aCycleRow() })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByLabelText(/^Grado/)).toBeInTheDocument()
  })

  test('a parent is not said to be missing before the parents came, nor where they did not', async () => {
    const PARENTS = 'GET /padres/all'
    const late = slowReply()
    const { user, network } = await open({ [PARENTS]: late.reply }, {})
    await user.type(await screen.findByLabelText(/^Ya está registrado/), 'ana hern')
    expect(await screen.findByText('Buscando…')).toBeInTheDocument()
    expect(screen.queryByText('Nadie coincide: regístralo abajo')).not.toBeInTheDocument()
    late.arrive(failure(503, 'No responde'))
    expect(await screen.findByText(/No responde/)).toBeInTheDocument()
    expect(screen.queryByText('Nadie coincide: regístralo abajo')).not.toBeInTheDocument()
    network.on(PARENTS, answers[PARENTS])
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(/No responde/)).not.toBeInTheDocument())
    await user.type(screen.getByLabelText(/^Ya está registrado/), 'á')
    expect(await screen.findByRole('option', { name: /ROSA GARCÍA/ })).toBeInTheDocument()
  })

  test('groups that do not come are not none', async () => {
    const GROUPS = 'GET /grupos/by/ciclo/1'
    const { user, network } = await open(
      { [GROUPS]: failure(503, 'No responde') },
      { padre: parent, inscripciones: [anEnrolment] },
    )
    expect(await screen.findByText('No responde')).toBeInTheDocument()
    expect(screen.queryByText('Todavía no hay un grupo de su grado.')).not.toBeInTheDocument()
    network.on(GROUPS, answers[GROUPS])
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('option', { name: 'B (0 alumnos)' })).toBeInTheDocument()
  })
})
