import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply, type FakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import {
  ALL,
  BODY,
  CREATE,
  CURRENT,
  field,
  FIELDS,
  fillIn,
  lastAlert,
  sentTo,
  type User,
} from './cycles.support'

const made = { ok: true, ciclo: aCycleRow({ id: 2, name: '2027-2028' }) }

const openForm = async (
  answer: Parameters<FakeNetwork['on']>[1] = made,
  more: Parameters<typeof renderScreen>[1] = {},
) => {
  const opened = await renderScreen('/registro/ciclo-escolar', {
    ...more,
    answers: { [CREATE]: answer, [CURRENT]: { ok: true, ciclo: null }, [ALL]: { ok: true, ciclos: [] } },
  })
  await screen.findByRole('button', { name: 'Registrar ciclo' })
  return opened
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Registrar ciclo' }))

test('what is missing or no day is marked and sends nothing; Enter sends the seven fields, success says so and shows the new cycle', async () => {
  const { user, network } = await openForm()
  await submit(user)
  const missing = await lastAlert()
  expect(missing.getByText('UPS!!')).toBeInTheDocument()
  expect(missing.getByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  for (const label of FIELDS) {
    expect(field(label)).toBeRequired()
    expect(field(label)).toHaveAccessibleDescription('Value is required')
  }
  expect(field('Nombre')).toHaveFocus()

  const last = FIELDS.at(-1)!
  await fillIn(user)
  await user.clear(field(last))
  await submit(user)
  await waitFor(() => expect(field(last)).toHaveFocus())
  expect(field(last)).toHaveAccessibleDescription('Value is required')

  const [label, problem] = ['Fecha de inicio', 'Escribe una fecha que exista']
  await fillIn(user)
  await user.clear(field(label))
  await user.type(field(label), '31/02/2027')
  await submit(user)
  await waitFor(async () => expect((await lastAlert()).getByText(problem)).toBeInTheDocument())
  expect((await lastAlert()).queryByText('Debes Llenar todos los Datos')).not.toBeInTheDocument()
  expect(field(label)).toHaveAccessibleDescription(problem)
  expect(network.count(CREATE)).toBe(0)

  await fillIn(user)
  network.on(CURRENT, made)
  network.on(ALL, { ok: true, ciclos: [made.ciclo] })
  await user.type(field('Mensualidad primaria'), '{Enter}')
  expect(await screen.findByText('Ciclo Escolar Registrado Exitosamente')).toBeInTheDocument()
  expect(sentTo(network, CREATE)).toEqual([BODY])
  expect(address()).toBe('/ciclo-escolar/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ciclo 2027-2028' })).toBeInTheDocument()
  expect(await within(screen.getAllByRole('banner')[0]!).findByText('Ciclo 2027-2028')).toBeInTheDocument()
})

test('who may register but not see cycles is not sent to a page that refuses them', async () => {
  const { user } = await openForm(made, { permissions: ['CICLO ESCOLAR CREATE'] })
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Ciclo Escolar Registrado Exitosamente')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
})

test('a cycle in the way: the message of the server, beside the field too, and nothing lost', async () => {
  const message = 'Las fechas se traslapan con el ciclo 2026-2027 (01/09/2026 a 30/06/2027).'
  const { user, network } = await openForm(failure(409, message, { fecha_inicio: message }))
  await fillIn(user)
  await submit(user)
  expect((await lastAlert()).getByText(message)).toBeInTheDocument()
  expect(field('Fecha de inicio')).toHaveAccessibleDescription(message)
  expect(field('Fecha de inicio')).toHaveFocus()
  expect(field('Nombre')).toHaveValue('2027-2028')
  expect(field('Costo de inscripción')).toHaveValue('1,850.00')
  expect(address()).toBe('/registro/ciclo-escolar')
  network.on(CREATE, made)
  await user.clear(field('Fecha de inicio'))
  await user.type(field('Fecha de inicio'), '01/10/2027')
  await submit(user)
  expect(await screen.findByText('Ciclo Escolar Registrado Exitosamente')).toBeInTheDocument()
})

test('a second press while the first travels sends nothing', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openForm(reply)
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Registrar ciclo' }))
  await user.type(field('Nombre'), '{Enter}')
  await waitFor(() => expect(network.count(CREATE)).toBe(1))
  arrive(made)
  await screen.findByText('Ciclo Escolar Registrado Exitosamente')
  expect(network.count(CREATE)).toBe(1)
})

test('leaving with something typed asks; after the save nothing asks', async () => {
  const { user } = await openForm()
  await user.type(field('Nombre'), 'x')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
  await user.click(question.getByRole('button', { name: 'Salir sin guardar' }))
  await screen.findByRole('heading', { level: 1, name: 'Historial de ciclos escolares' })
})

describe('where there is a cycle already', () => {
  const last = aCycleRow({
    id: 7,
    name: '2026-2027',
    fecha_inicio: '2026-09-01',
    fecha_fin: '2027-06-30',
    costo_inscripcion: 2000,
    dia_limite: 15,
    descuento_anual: 5,
    recargo: { tipo: 'FIJO', valor: 100, dias_gracia: 3 },
  })
  const before = aCycleRow({ id: 6, name: '2025-2026', fecha_inicio: '2025-09-01', fecha_fin: '2026-06-30' })
  const open = async (query = '') => {
    const answers = {
      [CREATE]: made,
      [CURRENT]: { ok: true, ciclo: last },
      [ALL]: { ok: true, ciclos: [last, before] },
    }
    const opened = await renderScreen(`/registro/ciclo-escolar${query}`, { answers })
    await screen.findByRole('button', { name: 'Registrar ciclo' })
    return opened
  }

  test('the new one starts from its rules a year later, and they are sent', async () => {
    const { user, network } = await open()
    expect(screen.getByText('Empieza como el ciclo 2026-2027, un año después')).toBeInTheDocument()
    expect(field('Nombre')).toHaveValue('2027-2028')
    expect(field('Fecha de inicio')).toHaveValue('01/09/2027')
    await submit(user)
    expect(await screen.findByText('Ciclo Escolar Registrado Exitosamente')).toBeInTheDocument()
    expect(sentTo(network, CREATE)[0]).toMatchObject({
      nombre: '2027-2028',
      fecha_inicio: '2027-09-01',
      fecha_fin: '2028-06-30',
      costo_inscripcion: 2000,
      dia_limite: 15,
      descuento_anual: 5,
      recargo: { tipo: 'FIJO', valor: 100, dias_gracia: 3 },
    })
    expect(address()).toBe('/ciclo-escolar/2')
  })

  test('another one may be copied, or none', async () => {
    const { user } = await open('?de=6')
    expect(field('Nombre')).toHaveValue('2026-2027')
    await user.click(screen.getByRole('button', { name: 'Empezar en blanco' }))
    expect(field('Nombre')).toHaveValue('')
    expect(screen.queryByText(/^Empieza como/)).not.toBeInTheDocument()
  })
})

test('without the permission the form does not open', async () => {
  await renderScreen('/registro/ciclo-escolar', { except: ['CICLO ESCOLAR CREATE'] })
  expect(await screen.findByRole('heading', { name: 'Sin permiso' })).toBeInTheDocument()
})

test('the cycles that a new one starts from did not come: no empty form in their place', async () => {
  const { user, network } = await renderScreen('/registro/ciclo-escolar', {
    answers: { [ALL]: failure(503, 'No responde'), [CURRENT]: { ok: true, ciclo: null } },
  })
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Registrar ciclo' })).not.toBeInTheDocument()
  network.on(ALL, { ok: true, ciclos: [aCycleRow()] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('button', { name: 'Registrar ciclo' })).toBeEnabled()
  expect(screen.getByText('Empieza como el ciclo 2026-2027, un año después')).toBeInTheDocument()
})
