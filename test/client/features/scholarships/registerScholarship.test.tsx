import { screen, waitFor, within } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { atRest } from '@test/support/pages/atRest'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aBeca, CREATE, currentCycle, ELIGIBLE, inPreschool, months, ONE, pick } from './scholarships.support'

const MISSING = 'Debes llenar todos los campos y agregar un alumno'
const FAILED = 'Ocurrrio un Error al registrar el programa de la beca'
const [ANA, EVA] = ['ANA MUÑOZ PEÑA', 'EVA RÍOS']
const saved = { ok: true, message: 'La Beca fue Registrada Exitosamente', beca: aBeca(7) }

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/registro/beca/preescolar', {
    ...options,
    answers: {
      ...currentCycle(),
      [ELIGIBLE]: { ok: true, alumnos: [inPreschool(1, { nombre: ANA }), inPreschool(2, { nombre: EVA })] },
      'GET /colegiaturas/alumno/1/1': { ok: true, pagos: months(10, 3), beca: null },
      'GET /colegiaturas/alumno/2/1': { ok: true, pagos: months(1, 1), beca: null },
      [CREATE]: saved,
      [ONE]: saved,
      ...options.answers,
    },
  })
type Opened = Awaited<ReturnType<typeof open>>

const nameField = () => screen.getByLabelText(/^Nombre de la beca/)
const percent = () => screen.getByLabelText('Porcentaje')
const submit = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Registrar beca' }))
const chosen = () => screen.getByRole('form', { name: 'Recibirán la beca' })

test('the form of the menu has both levels on top', async () => {
  await renderScreen('/menu/registro/beca', { answers: currentCycle() })
  expect(await screen.findByRole('link', { name: /Preescolar/ })).toHaveAttribute(
    'href',
    '/registro/beca/PREESCOLAR',
  )
  const primary = screen.getByRole('link', { name: /Primaria/ })
  expect(primary).toHaveAttribute('href', '/registro/beca/PRIMARIA')
  expect(primary).toHaveAttribute('aria-current', 'page')
  expect(nameField()).toBeInTheDocument()
})

test('who has one beca is listed on request, with what both come to', async () => {
  const becas = [{ id: 9, nombre: 'SEP', grado: 'PREESCOLAR', porcentaje: 40 }]
  const { user, network } = await open({
    answers: {
      ...currentCycle({ acumulacion: 'SUMA' }),
      [`${ELIGIBLE}?con_una=true`]: { ok: true, alumnos: [inPreschool(1, { nombre: ANA })] },
      'GET /colegiaturas/alumno/1/1': { ok: true, pagos: months(10, 0), beca: becas[0], becas },
    },
  })
  await user.selectOptions(
    await screen.findByLabelText('Quién puede recibirla'),
    'También quien ya tiene una',
  )
  await waitFor(() => expect(network.count(`${ELIGIBLE}?con_una=true`)).toBe(1))
  await pick(user, ANA)
  expect(
    await within(chosen()).findByText('Ya tiene SEP 40 %. 10 meses por pagar: de $2,350.00 a $1,292.50'),
  ).toBeInTheDocument()
})

test('5 to 50 in steps of 5, 5 at first; the effect on the grade follows the percent before anything is sent', async () => {
  const { user, network } = await open({ except: ['BECAS DELETE'] })
  await screen.findByText('10 meses: de $2,350.00 a $2,232.50')
  expect(percent()).toHaveValue('5')
  expect(
    within(percent())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50].map((value) => `${value} %`))
  expect(
    screen.getByText('Más de 50 %, u otro porcentaje, lo da solo quien puede eliminar becas.'),
  ).toBeInTheDocument()
  await user.selectOptions(percent(), '15 %')
  expect(screen.getByText('10 meses: de $2,350.00 a $1,997.50')).toBeInTheDocument()
  expect(network.count(CREATE)).toBe(0)
})

// Without it the 33.33 % of a letter of the school could come in by a file alone.
test('to 100 for who may delete becas, the ten of the customer first; another percent is typed with up to two decimals', async () => {
  const { user, network } = await open()
  await screen.findByText('10 meses: de $2,350.00 a $2,232.50')
  expect(
    within(percent())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...Array.from({ length: 20 }, (_, at) => `${(at + 1) * 5} %`), 'Otro porcentaje'])
  expect(screen.queryByText(/lo da solo quien/)).not.toBeInTheDocument()
  await user.type(nameField(), 'CONVENIO')
  await pick(user, ANA)
  await user.selectOptions(percent(), 'Otro porcentaje')
  const other = screen.getByLabelText(/^Cuánto por ciento/)
  await submit(user)
  expect(await screen.findByText(/con dos decimales cuando mucho$/)).toBeInTheDocument()
  await user.type(other, '33.335')
  await submit(user)
  expect(network.count(CREATE)).toBe(0)
  await user.clear(other)
  await user.type(other, '33.33')
  expect(await screen.findByText('10 meses: de $2,350.00 a $1,566.74')).toBeInTheDocument()
  await submit(user)
  await waitFor(() =>
    expect(network.sent.find(({ path }) => path === '/becas')?.body).toMatchObject({ porcentaje: 33.33 }),
  )
})

test('each chosen pupil shows the months not paid yet; paid ones stay', async () => {
  const { user } = await open()
  await pick(user, ANA)
  await pick(user, EVA)
  await user.selectOptions(percent(), '15 %')
  expect(
    await screen.findByText('7 meses por pagar: de $2,350.00 a $1,997.50 (3 ya pagados no cambian)'),
  ).toBeInTheDocument()
  expect(await screen.findByText('No tiene meses por pagar: la beca no baja nada')).toBeInTheDocument()
})

test('months settled before the school came in stay too, counted apart', async () => {
  const [first, second, ...rest] = months(10, 1)
  const pagos = [first, { ...second, estado: 'SALDADO' }, ...rest]
  const { user } = await open({
    answers: { 'GET /colegiaturas/alumno/1/1': { ok: true, pagos, beca: null } },
  })
  await pick(user, ANA)
  await user.selectOptions(percent(), '15 %')
  expect(
    await screen.findByText(
      '8 meses por pagar: de $2,350.00 a $1,997.50 (1 ya pagado y 1 saldado antes no cambian)',
    ),
  ).toBeInTheDocument()
})

test('who may not read tuition sees the effect on the grade alone', async () => {
  const { user, network } = await open({ except: ['COLEGIATURAS READ'] })
  await pick(user, ANA)
  expect(within(chosen()).getByText(ANA)).toBeInTheDocument()
  expect(network.count('GET /colegiaturas/alumno/1/1')).toBe(0)
  expect(screen.getByText('10 meses: de $2,350.00 a $2,232.50')).toBeInTheDocument()
})

test('sends name in capitals, percent, grade, cycle and pupils with a key, and opens the beca', async () => {
  const { user, network } = await open()
  await pick(user, ANA)
  await pick(user, EVA)
  await user.click(screen.getByRole('button', { name: `Quitar a ${ANA}` }))
  await user.type(nameField(), '  hijos de  año ')
  await user.selectOptions(percent(), '25 %')
  await submit(user)
  await screen.findByText('La Beca fue Registrada Exitosamente')
  await waitFor(() => expect(address()).toBe('/beca/7'))
  const call = network.sent.find(({ method }) => method === 'POST')!
  expect(call.body).toEqual({
    id_ciclo: 1,
    nombre: 'HIJOS DE AÑO',
    porcentaje: 25,
    grado: 'PREESCOLAR',
    alumnos: [{ id: 2 }],
  })
  expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
})

test("without a name or a pupil the customer's sentence; a refusal is told under its title and loses nothing; the same again has the same key", async () => {
  const { user, network } = await open({
    answers: { [CREATE]: () => failure(409, `${ANA} ya tiene una beca en este ciclo.`) },
  })
  await screen.findByText(ANA)
  await user.type(nameField(), 'excelencia')
  await submit(user)
  await alertSays(`UPS!!${MISSING}`)
  await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }))
  await waitFor(() => expect(screen.queryByText('UPS!!')).not.toBeInTheDocument())
  await pick(user, ANA)
  await user.clear(nameField())
  await submit(user)
  await alertSays(`UPS!!${MISSING}`)
  expect(network.count(CREATE)).toBe(0)
  await user.type(nameField(), 'excelencia')
  await submit(user)
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(screen.getByText(`${ANA} ya tiene una beca en este ciclo.`)).toBeInTheDocument()
  expect(nameField()).toHaveValue('EXCELENCIA')
  expect(within(chosen()).getByText(ANA)).toBeInTheDocument()
  await atRest()
  await submit(user)
  await waitFor(() => expect(network.count(CREATE)).toBe(2))
  const keys = network.sent.flatMap(({ method, headers }) =>
    method === 'POST' ? [headers.get('idempotency-key')] : [],
  )
  expect(keys[0]).toBe(keys[1])
})

test('two presses send one beca', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await open({ answers: { [CREATE]: reply } })
  await pick(user, ANA)
  await user.type(nameField(), 'excelencia')
  await submit(user)
  await submit(user)
  await waitFor(() => expect(network.count(CREATE)).toBe(1))
  arrive(saved)
  await screen.findByText('La Beca fue Registrada Exitosamente')
  expect(network.count(CREATE)).toBe(1)
})

test('a grade there is not, and a school without a cycle', async () => {
  const first = await renderScreen('/registro/beca/SECUNDARIA', { answers: currentCycle() })
  expect(
    await screen.findByRole('heading', { name: 'No existe el nivel «SECUNDARIA»', level: 1 }),
  ).toBeVisible()
  first.unmount()
  await open({ answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
  expect(await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Registrar beca' })).not.toBeInTheDocument()
})
