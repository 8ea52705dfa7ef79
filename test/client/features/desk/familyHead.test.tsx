import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { today } from '@client/state/clock/schoolClock'
import { addDays } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { address } from '@test/support/pages/screen'
import { aFamily, CONTACTS, FAMILY, finder, openFamily, UNIFORM } from './desk.support'

const contact = (promesa_fecha: string) => ({
  id: 1,
  fecha: '2026-01-05',
  medio: 'LLAMADA',
  promesa: 'PAGA HOY',
  promesa_fecha,
  registro: 'caja',
  creado: '2026-01-05T16:00:00Z',
})

test('what is late leads, the whole of the cycle is small; who promised to pay today is said, and another contact is written down from here', async () => {
  const { user } = await openFamily({ answers: { [CONTACTS]: { ok: true, contactos: [contact(today())] } } })
  expect(screen.getByText('Vencido', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$2,500.00')
  expect(screen.getByText('Recargos de hoy').nextElementSibling).toHaveTextContent('$200.00')
  expect(screen.getByText(/2 hijos · Total del ciclo \$6,500\.00/)).toBeInTheDocument()
  expect(screen.queryByText(/Debe en total/)).not.toBeInTheDocument()
  expect(await screen.findByText('prometió pagar hoy')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Contacto' }))
  expect(await screen.findByRole('dialog', { name: /MARÍA LÓPEZ/ })).toBeInTheDocument()
})

test('what is owed in several cycles is no total of one, and is the sum that the statement says: without recargos', async () => {
  const [ana, beto] = aFamily().hijos as [DeskChild, DeskChild]
  const cargos = [{ ...UNIFORM, cicloEscolar: { id: 2, name: '2021-2022' } }]
  await openFamily({}, aFamily({ hijos: [{ ...ana, cargos }, beto] }))
  expect(screen.getByText(/2 hijos · Total de todos los ciclos \$6,500\.00/)).toBeInTheDocument()
})

test('a family that is not late is up to date, whatever the cycle still costs', async () => {
  const other = contact(addDays(today(), 1))
  await openFamily(
    { answers: { [CONTACTS]: { ok: true, contactos: [other] } } },
    aFamily({ vencido: 0, recargos: 0, total: 4000, hijos: aFamily().hijos.slice(1) }),
  )
  expect(screen.getByText('Al corriente', { selector: 'dd' })).toBeInTheDocument()
  expect(screen.getByText('al corriente')).toBeInTheDocument()
  expect(screen.queryByText('prometió pagar hoy')).not.toBeInTheDocument()
})

test('an extension of the picked months is given from here, and what is owed is asked for again', async () => {
  const { user, network } = await openFamily({
    answers: { 'PATCH /colegiaturas/prorroga': { ok: true, colegiaturas: [] } },
  })
  await user.keyboard('n')
  expect(screen.queryByRole('button', { name: 'Prórroga' })).not.toBeInTheDocument()
  await user.keyboard('v')
  await user.click(screen.getByRole('button', { name: 'Prórroga' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prórroga' }))
  expect(dialog.getByText('ENERO 2021')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Hasta'), { target: { value: formatDate(addDays(today(), 7)) } })
  fireEvent.change(dialog.getByLabelText('Motivo de la prórroga'), { target: { value: 'QUINCENA' } })
  const asked = network.count(FAMILY)
  await user.click(dialog.getByRole('button', { name: 'Dar prórroga' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(network.sent.find(({ path }) => path === '/colegiaturas/prorroga')?.body).toEqual({
    ids: [11],
    hasta: addDays(today(), 7),
    motivo: 'QUINCENA',
  })
  await waitFor(() => expect(network.count(FAMILY)).toBeGreaterThan(asked))
})

test('the address of another visit differs in its search alone: a link to it asks before typed money is lost', async () => {
  const { user } = await openFamily()
  await user.keyboard('{Enter}5000')
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  await user.click(await screen.findByRole('link', { name: 'Caja' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Este cobro no se ha registrado' }))
  await user.click(dialog.getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByLabelText('Efectivo recibido')).toHaveDisplayValue(/5,?000/)
  expect(address()).toBe('/caja?padre=3')
})

const OTHER = {
  tipo: 'PADRE',
  id: 4,
  titulo: 'OTRO PADRE',
  detalle: '',
  ruta: '/caja?padre=4',
  familia: { padreId: 4 },
}
const searchOf = (q: string) => `GET /buscar?${new URLSearchParams({ q, tipos: 'FAMILIA,PAGO' })}`
const found = { ok: true, resultados: [OTHER], totales: [{ tipo: 'FAMILIA', total: 1 }] }
const question = () => screen.findByRole('alertdialog', { name: 'Este cobro no se ha registrado' })

test('another family chosen in the field asks before typed cash is lost; insisting opens it', async () => {
  const { user } = await openFamily({
    answers: {
      [searchOf('otro')]: found,
      'GET /caja/familia?padreId=4': {
        ok: true,
        familia: aFamily({ padre: { id: 4, nombre: 'OTRO PADRE', telefono: '' } }),
      },
      'GET /morosos/contactos?padreId=4': { ok: true, contactos: [] },
    },
  })
  await user.keyboard('{Enter}500')
  await user.click(finder())
  await user.keyboard('otro')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  await user.click(within(await question()).getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByLabelText('Efectivo recibido')).toHaveDisplayValue(/500/)
  expect(address()).toBe('/caja?padre=3')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(finder())
  await user.keyboard('otro')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('heading', { name: 'OTRO PADRE' })).toBeInTheDocument()
  expect(address()).toBe('/caja?padre=4')
})

test('the family that is open already, chosen again, keeps what was typed and asks nothing', async () => {
  const same = { ...OTHER, id: 3, titulo: 'MARÍA LÓPEZ', ruta: '/caja?padre=3', familia: { padreId: 3 } }
  const { user } = await openFamily({ answers: { [searchOf('mar')]: { ...found, resultados: [same] } } })
  await user.keyboard('{Enter}500')
  await user.click(finder())
  await user.keyboard('mar')
  await screen.findByRole('option')
  await user.keyboard('{Enter}')
  expect(finder()).toHaveValue('')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Efectivo recibido')).toHaveDisplayValue(/500/)
})

test.each([
  ['an amount paid on account of a line', '{a}300'],
  ['an amount to spread over the oldest lines', '{r}900'],
])('%s is typed money too: Escape asks', async (_what, keys) => {
  const { user } = await openFamily()
  await user.keyboard(keys)
  await user.click(screen.getByText('2 hijos', { exact: false }))
  screen.getAllByRole('checkbox')[0]!.focus()
  await user.keyboard('{Escape}')
  expect(await question()).toBeInTheDocument()
  expect(address()).toBe('/caja?padre=3')
})
