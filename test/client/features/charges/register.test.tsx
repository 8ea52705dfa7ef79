import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure, slowReply, type FakeNetwork } from '@test/support/state/fakeNetwork'
import { aChargeRow, aCycleRow, aStudentRow } from '@test/support/state/rows'
import { list, lost, PENDING, said } from './charges.support'

const ENROLLED = 'GET /alumnos/actualmente/inscritos'
const EVERYBODY = 'GET /alumnos/historial?maximo=2000'
const ONE = 'POST /cargos/new'
const MANY = 'POST /cargos/varios'

const group = (nombre: string) => ({ grado: 'PRIMARIA' as const, grupo: { id: 1, nombre } })
const ANA = aStudentRow(1, { nombre: 'ANA PEÑA', curp: 'PEXA180315MDFXXN01', ...group('2A') })
const BETO = aStudentRow(2, { nombre: 'BETO RUIZ', ...group('2A') })
const CARO = aStudentRow(3, { nombre: 'CARO SOLÍS', ...group('2B') })
const DANI = aStudentRow(4, { nombre: 'DANI OLMOS' })

const made = (...pupils: { id: number; nombre: string; numero_control: string }[]) =>
  pupils.map(({ id, nombre, numero_control }) =>
    aChargeRow(id, {
      alumno: { id, nombre, numero_control, grado: 'PRIMARIA', grupo: null },
      tipo: 'OTRO',
      descripcion: 'EXCURSIÓN',
      monto_pagar: 350.5,
      fecha: '2026-10-05',
    }),
  )

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/registro/cargo', {
    ...options,
    answers: {
      [ENROLLED]: { ok: true, alumnos: [ANA, BETO, CARO] },
      [EVERYBODY]: { ok: true, alumnos: [ANA, BETO, CARO, DANI] },
      [ONE]: { ok: true, cargo: made(ANA)[0] },
      [MANY]: { ok: true, cargos: made(ANA, BETO) },
      ...options.answers,
    },
  })
  await screen.findByText('3 alumnos')
  return opened
}
type User = Awaited<ReturnType<typeof open>>['user']

const form = () => within(screen.getByRole('form', { name: 'Se les cobrará' }))
const input = (label: string) => form().getByLabelText<HTMLInputElement>(label)
const add = (user: User, name: RegExp) =>
  user.click(within(screen.getByRole('row', { name })).getByRole('button', { name: 'Agregar' }))
const fill = async (user: User) => {
  await user.type(input('Descripción'), 'excursión')
  await user.clear(input('Fecha'))
  await user.type(input('Fecha'), '05102026')
  await user.type(input('Monto'), '350.5')
}
const submit = (user: User, name: RegExp = /^Registrar/) => user.click(form().getByRole('button', { name }))
const asked = (count: number) =>
  within(screen.getByRole('alertdialog', { name: `¿Registrar ${count} cargos?` }))
const confirm = async (user: User, count: number) => {
  await screen.findByRole('alertdialog', { name: `¿Registrar ${count} cargos?` })
  await user.click(asked(count).getByRole('button', { name: `Registrar ${count} cargos` }))
}
const sent = (network: FakeNetwork) =>
  network.sent
    .filter(({ method }) => method === 'POST')
    .map(({ path, body, headers }) => ({
      path,
      body,
      key: headers.get('idempotency-key'),
    }))
const BODY = { idCicloEscolar: 1, descripcion: 'EXCURSIÓN', fecha: '2026-10-05', monto: 350.5 }

test('a pupil is found by name, control number or CURP', async () => {
  const { user } = await open()
  const search = screen.getByRole('searchbox', { name: 'Buscar por nombre, CURP o control' })
  for (const [query, name] of [
    ['pena ana', 'ANA PEÑA'],
    ['a0002', 'BETO RUIZ'],
    ['pexa1803', 'ANA PEÑA'],
  ]) {
    await user.clear(search)
    await user.type(search, query!)
    await waitFor(() => expect(screen.getByRole('rowheader')).toHaveTextContent(name!))
    expect(screen.getByText('1 de 3 alumnos')).toBeInTheDocument()
  }
})

test('one pupil goes by the call of the customer, uppercased; then the way to pay', async () => {
  const { user, network } = await open({ answers: { [PENDING]: list(...made(ANA)) } })
  await add(user, /ANA/)
  await fill(user)
  expect(input('Descripción')).toHaveValue('EXCURSIÓN')
  await submit(user, /^Registrar cargo$/)
  expect(await screen.findByRole('heading', { level: 2, name: '1 cargo registrado' })).toBeInTheDocument()
  expect(sent(network)).toEqual([
    { path: '/cargos/new', body: { ...BODY, idAlumno: 1 }, key: expect.stringMatching(/^[0-9a-f-]{32,36}$/) },
  ])
  const pay = screen.getByRole('link', { name: 'Cobrar ahora' })
  expect(pay).toHaveFocus()
  expect(pay).toHaveAttribute('href', `/caja?alumno=1&elegir=cargo-${made(ANA)[0]!.id}`)
})

test('several at once go together; the total is seen before, and everybody by name after', async () => {
  const { user, network } = await open()
  await add(user, /ANA/)
  await add(user, /BETO/)
  await fill(user)
  expect(form().getByText('Total').nextElementSibling).toHaveTextContent('$701.00')
  await submit(user, /^Registrar 2 cargos$/)
  await screen.findByRole('alertdialog', { name: '¿Registrar 2 cargos?' })
  expect(asked(2).getByText('«EXCURSIÓN», $350.50 a cada alumno.')).toBeInTheDocument()
  expect(asked(2).getByText('$701.00')).toBeInTheDocument()
  expect(sent(network)).toEqual([])
  await confirm(user, 2)
  expect(await screen.findByRole('heading', { level: 2, name: '2 cargos registrados' })).toBeInTheDocument()
  expect(sent(network).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/cargos/varios', body: { ...BODY, alumnos: [{ id: 1 }, { id: 2 }] } },
  ])
  const names = within(screen.getByRole('list', { name: 'Se les cobrará' })).getAllByRole('listitem')
  expect(names.map((item) => item.textContent)).toEqual(['ANA PEÑA A0001', 'BETO RUIZ A0002'])
  expect(screen.getByRole('link', { name: 'Ver en pendientes' })).toHaveAttribute(
    'href',
    `/cargos/pendientes?${new URLSearchParams({ q: 'EXCURSIÓN', desde: '2026-10-05', hasta: '2026-10-05' })}`,
  )
  await user.click(screen.getByRole('button', { name: 'Registrar otro cargo' }))
  expect(input('Descripción')).toHaveValue('')
  expect(form().getByText(/Nadie todavía/)).toBeInTheDocument()
})

test('a whole group with one press, each once', async () => {
  const { user, network } = await open()
  await add(user, /BETO/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), 'Primaria 2A')
  await screen.findByText('2 de 3 alumnos')
  // One of the two is chosen already, so there is no button to add several.
  expect(screen.queryByRole('button', { name: /^Agregar a los/ })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), 'Primaria')
  await user.click(await screen.findByRole('button', { name: 'Agregar a los 2' }))
  await fill(user)
  await submit(user)
  await confirm(user, 3)
  await waitFor(() => expect(sent(network)).toHaveLength(1))
  expect(sent(network)[0]?.body).toMatchObject({ alumnos: [{ id: 2 }, { id: 1 }, { id: 3 }] })
})

test('somebody who is not enrolled, for who may read pupils', async () => {
  const { user, unmount } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quiénes' }), 'TODOS')
  await add(user, await screen.findByText('4 alumnos').then(() => /DANI/))
  expect(form().getByText('DANI OLMOS')).toBeInTheDocument()
  unmount()
  await open({ permissions: ['CARGOS READ', 'CARGOS CREATE'] })
  expect(screen.queryByRole('combobox', { name: 'Quiénes' })).not.toBeInTheDocument()
})

test('without a pupil, in the words of the customer; then field by field', async () => {
  const { user, network } = await open()
  await submit(user)
  await said('Debes Seleccionar un alumno')
  expect(form().getByText('Debes Seleccionar un alumno')).toBeInTheDocument()
  expect(input('Descripción')).toHaveFocus()
  await add(user, /ANA/)
  await user.type(input('Monto'), '10.005')
  await submit(user)
  expect(input('Descripción')).toHaveAccessibleDescription('Escribe la descripción del cargo')
  expect(input('Monto')).toHaveAccessibleDescription('Escribe una cantidad con hasta dos decimales')
  expect(sent(network)).toEqual([])
})

test('a refusal shows what the server says and loses nothing', async () => {
  const { user } = await open({
    answers: { [ONE]: failure(400, 'El monto debe ser mayor a 0', { monto: 'El monto debe ser mayor a 0' }) },
  })
  await add(user, /ANA/)
  await fill(user)
  await submit(user)
  await screen.findAllByText('El monto debe ser mayor a 0')
  await waitFor(() => expect(input('Monto')).toHaveAccessibleDescription('El monto debe ser mayor a 0'))
  expect(input('Descripción')).toHaveValue('EXCURSIÓN')
  expect(form().getByText('ANA PEÑA')).toBeInTheDocument()
})

test('a double press sends once, a lost answer is sent again under the same key', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await open({ answers: { [MANY]: lost } })
  await add(user, /ANA/)
  await add(user, /CARO/)
  await fill(user)
  await submit(user)
  await confirm(user, 2)
  await waitFor(() => expect(sent(network)).toHaveLength(1))
  await screen.findByText(/No hay conexión con el servidor/)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  network.on(MANY, reply)
  await submit(user, /^Registrar 2 cargos$/)
  await screen.findByRole('alertdialog')
  await user.dblClick(asked(2).getByRole('button', { name: 'Registrar 2 cargos' }))
  await waitFor(() => expect(sent(network)).toHaveLength(2))
  arrive({ ok: true, cargos: made(ANA, CARO) })
  await screen.findByText('2 cargos registrados')
  const [first, again, ...more] = sent(network)
  expect(again).toEqual(first)
  expect(more).toEqual([])
})

test('what was charged to many is taken back together, for a reason, by who may', async () => {
  const batch = made(ANA, BETO).map((charge) => ({ ...charge, lote: 5 }))
  const { user, network } = await open({
    answers: { [MANY]: { ok: true, cargos: batch }, 'DELETE /cargos/lote/5': { ok: true, cargos: batch } },
  })
  await add(user, /ANA/)
  await add(user, /BETO/)
  await fill(user)
  await submit(user, /^Registrar 2 cargos$/)
  await confirm(user, 2)
  await user.click(await screen.findByRole('button', { name: 'Deshacer los 2 cargos' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Deshacer los 2 cargos?' }))
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: 'NO ERA ESTE GRUPO' } })
  await user.click(dialog.getByRole('button', { name: 'Deshacer los 2 cargos' }))
  await screen.findByText('Cargos deshechos')
  expect(network.sent.find(({ method }) => method === 'DELETE')).toMatchObject({
    path: expect.stringContaining('/cargos/lote/5'),
  })
  expect(await screen.findByRole('form', { name: 'Se les cobrará' })).toBeInTheDocument()
})

test('without a current cycle there is the red panel', async () => {
  await renderScreen('/registro/cargo', {
    answers: { 'GET /ciclo/actual': { ok: true, ciclo: null }, [ENROLLED]: { ok: true, alumnos: [] } },
  })
  expect(await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
})

test('the charge belongs to the cycle of the page', async () => {
  const { user, network } = await open({
    answers: { 'GET /ciclo/actual': { ok: true, ciclo: aCycleRow({ id: 6, name: '2027-2028' }) } },
  })
  await said('Ciclo 2027-2028')
  await add(user, /ANA/)
  await fill(user)
  await submit(user)
  await waitFor(() => expect(sent(network)[0]?.body).toMatchObject({ idCicloEscolar: 6 }))
})

test('a concept proposes its name and amount; both may be changed, and the charge keeps it', async () => {
  const concepto = { id: 7, nombre: 'CREDENCIAL', monto: 120, tipo: 'MATERIAL', activo: true }
  const off = { ...concepto, id: 8, nombre: 'CENA', activo: false }
  const { user, network } = await open({
    answers: { 'GET /conceptos': { ok: true, conceptos: [off, concepto] } },
  })
  await add(user, /ANA/)
  await user.selectOptions(await screen.findByLabelText('Concepto'), 'CREDENCIAL · $120.00')
  expect(screen.queryByRole('option', { name: /CENA/ })).not.toBeInTheDocument()
  expect(input('Descripción').value).toBe('CREDENCIAL')
  expect(input('Monto').value).toBe('120.00')
  await user.clear(input('Monto'))
  await user.type(input('Monto'), '90')
  await submit(user)
  await waitFor(() => expect(network.sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(network.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    descripcion: 'CREDENCIAL',
    monto: 90,
    conceptoId: 7,
  })
})
