import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  aCut,
  aMove,
  alert,
  CLOSE,
  current,
  CURRENT,
  currentOf,
  DAY,
  dialog,
  form,
  MOVES,
  openCuts,
  pieces,
} from './cashCuts.support'

const CUT = { ok: true, corte: aCut(12, { id: 90, dia: DAY }) }
const DETAIL = {
  'GET /cortes/90': { ...currentOf(MOVES), ok: true, corte: CUT.corte, conteo: [] },
  'GET /cortes/90/documento': { ok: true, documento: { url: '/files/documentos/corte/corte-000012.pdf' } },
}
const counting = async (answers: Parameters<typeof openCuts>[0] = {}) => {
  const opened = await openCuts(answers)
  await screen.findByRole('form', { name: 'Contar el efectivo' })
  return opened
}
type User = Awaited<ReturnType<typeof counting>>['user']
const bodies = ({ network }: Awaited<ReturnType<typeof counting>>) =>
  network.sent.filter(({ method, path }) => `${method} ${path}` === CLOSE).map(({ body }) => body)
const press = (user: User) => user.click(form().getByRole('button', { name: 'Cerrar corte' }))
const confirm = (user: User) => user.click(dialog().getByRole('button', { name: 'Cerrar corte' }))

test('shows what is expected, by method, with the payments by folio and the cancelled apart', async () => {
  await counting()
  expect(screen.getByText('Hoy, 15/09/2026')).toBeInTheDocument()
  const methods = within(screen.getByRole('table', { name: 'Por método de pago' }))
  const cells = (name: string) =>
    within(methods.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Efectivo')).toEqual(['$600.00', '$100.00', '$500.00'])
  expect(cells('Transferencia')).toEqual(['$2,600.00', '$0.00', '$2,600.00'])
  expect(cells('Total')).toEqual(['$3,200.00', '$100.00', '$3,100.00'])
  const payments = within(screen.getByRole('table', { name: 'Pagos' }))
  expect(payments.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    ...['000041', '000042', '000043'],
  ])
  const gone = within(screen.getByRole('table', { name: 'Cancelaciones' }))
  expect(gone.getByText('COBRADO DOS VECES')).toBeInTheDocument()
  expect(gone.getByText('-$100.00')).toBeInTheDocument()
})

test('Enter and the arrows go from piece to piece; worth and difference follow, in a word too', async () => {
  const { user } = await counting()
  expect(form().getByText('Todavía no se cuenta nada.')).toBeInTheDocument()
  expect(form().queryByText(/^Falta/)).not.toBeInTheDocument()
  await user.click(pieces('Billetes de $200'))
  await user.keyboard('2{Enter}')
  expect(pieces('Billetes de $100')).toHaveFocus()
  expect(form().getByText('Falta $100.00')).toBeInTheDocument()
  await user.keyboard('1a.{ArrowDown}')
  expect(pieces('Billetes de $100')).toHaveValue('1')
  expect(pieces('Billetes de $50')).toHaveFocus()
  expect(form().getByText('Cuadra')).toBeInTheDocument()
  await user.keyboard('{ArrowUp}')
  expect(pieces('Billetes de $100')).toHaveFocus()
  await user.click(pieces('Billetes de $20'))
  await user.keyboard('{Enter}')
  expect(pieces('Monedas de $20')).toHaveFocus()
  await user.click(pieces('Monedas de 50 ¢'))
  await user.keyboard('3{Enter}')
  expect(form().getByText('Sobra $1.50')).toBeInTheDocument()
  expect(screen.getByLabelText('Observaciones')).toHaveFocus()
})

test('the opening float is asked first; Enter keeps it and goes on to the count', async () => {
  const { user, network } = await counting()
  const float = screen.getByLabelText('Fondo de caja')
  expect(float).toHaveFocus()
  network.on('PATCH /cortes/fondo', { ok: true, actual: currentOf(MOVES) })
  network.on(CURRENT, current({ ...currentOf(MOVES), fondo: 300, esperado: 800 }))
  fireEvent.change(float, { target: { value: '300' } })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(pieces('Billetes de $1,000')).toHaveFocus())
  expect(network.sent.find(({ path }) => path === '/cortes/fondo')?.body).toEqual({ dia: DAY, fondo: 300 })
  expect(await form().findByText('Incluye fondo de caja')).toBeInTheDocument()
  expect(form().getByText('$800.00')).toBeInTheDocument()
})

test('asks with the amounts, closes once with what was seen, and goes to the cut', async () => {
  const opened = await counting({ answers: { [CLOSE]: CUT, ...DETAIL } })
  const { user, network } = opened
  await user.type(pieces('Billetes de $500'), '1')
  await press(user)
  expect(dialog().getByText(/15\/09\/2026 con 4 movimientos/)).toBeInTheDocument()
  expect(dialog().getByText('Cuadra')).toBeInTheDocument()
  expect(bodies(opened)).toEqual([])
  await confirm(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte de caja 12' })).toBeInTheDocument()
  expect(bodies(opened)).toEqual([
    {
      dia: DAY,
      conteo: [{ tipo: 'BILLETE', denominacion: 500, cantidad: 1 }],
      observaciones: '',
      esperado: 500,
      movimientos: 4,
    },
  ])
  expect(network.sent.find(({ method }) => method === 'POST')?.headers.get('idempotency-key')).toBeTruthy()
})

test('a difference from 50 centavos on needs a word about it', async () => {
  const opened = await counting({ answers: { [CLOSE]: CUT, ...DETAIL } })
  const { user } = opened
  const problem = 'Falta $500.00: escribe en las observaciones a qué se debe'
  await press(user)
  await alert('Falta la observación', problem)
  expect(screen.getByLabelText('Observaciones')).toHaveAccessibleDescription(problem)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Observaciones'), 'SE ENTREGÓ A DIRECCIÓN')
  await press(user)
  await confirm(user)
  await screen.findByRole('heading', { level: 1, name: 'Corte de caja 12' })
  expect(bodies(opened)).toMatchObject([{ observaciones: 'SE ENTREGÓ A DIRECCIÓN', conteo: [] }])
})

test('money that moved meanwhile: the new figure is shown and the count stays', async () => {
  const message = 'Hubo movimientos mientras contabas: ahora son 5 y se esperan $800.00 en efectivo.'
  const opened = await counting({ answers: { [CLOSE]: failure(409, message) } })
  const { user, network } = opened
  await user.type(pieces('Billetes de $500'), '1')
  await press(user)
  network.on(CURRENT, current(currentOf([...MOVES, aMove(44, { monto: 200 })])))
  await confirm(user)
  await alert('No se cerró el corte de caja', message)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await form().findByText('Falta $300.00')).toBeInTheDocument()
  expect(pieces('Billetes de $500')).toHaveValue('1')
})

test('a refused retry travels under the same key', async () => {
  const { user, network } = await counting({ answers: { [CLOSE]: failure(503, 'No responde') } })
  await user.type(pieces('Billetes de $500'), '1')
  for (let turn = 0; turn < 2; turn++) {
    await press(user)
    await confirm(user)
    await waitFor(() => expect(network.count(CLOSE)).toBe(turn + 1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  const keys = network.sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})
