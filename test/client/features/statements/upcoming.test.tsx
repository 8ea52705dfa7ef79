import { screen, within } from '@testing-library/react'
import type { Upcoming } from '@contract/statements/statements.schemas'
import { renderScreen } from '@test/support/pages/screen'

const UPCOMING = 'GET /adeudos/proximos'
const aRow = (n: number, over: Partial<Upcoming> = {}): Upcoming => ({
  id: `colegiatura-${n}`,
  alumno: {
    id: n,
    nombre: `HIJO ${n} PEÑA`,
    numero_control: `A-${n}`,
    grado: 'PRIMARIA',
    gradoNumero: 2,
    grupo: null,
  },
  padre: { id: 3, nombre: 'ROSA PEÑA', telefono: '5512345678' },
  concepto: 'COLEGIATURA OCTUBRE 2026',
  ciclo: '2026-2027',
  vence: '2026-10-10',
  monto: 2600,
  ...over,
})
const answers = (proximos: Upcoming[]) => ({
  [UPCOMING]: { ok: true, desde: '2026-10-05', hasta: '2026-10-12', proximos },
})

test('a row for each month and charge, the next one first, with the desk that takes it', async () => {
  const charge = aRow(2, {
    id: 'cargo-8',
    concepto: 'UNIFORME',
    vence: '2026-10-12',
    monto: 350,
    padre: null,
  })
  await renderScreen('/adeudos/por-vencer', { answers: answers([aRow(1), charge]) })
  expect(
    await screen.findByText('Cargos y colegiaturas que vencen del 05/10/2026 al 12/10/2026'),
  ).toBeInTheDocument()
  expect(screen.getByText('2 pagos')).toBeInTheDocument()
  const first = within(screen.getByRole('row', { name: /HIJO 1/ }))
  expect(first.getByText('$2,600.00')).toBeInTheDocument()
  expect(first.getByText('10/10/2026')).toBeInTheDocument()
  expect(first.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=1&elegir=colegiatura-1',
  )
  expect(
    within(screen.getByRole('row', { name: /HIJO 2/ })).getByRole('link', { name: 'Cobrar' }),
  ).toHaveAttribute('href', '/caja?alumno=2&elegir=cargo-8')
})

test('nothing due is said; a user who may only read takes nothing', async () => {
  const { unmount } = await renderScreen('/adeudos/por-vencer', { answers: answers([]) })
  expect(await screen.findByText('Nada vence en estos días')).toBeInTheDocument()
  unmount()
  await renderScreen('/adeudos/por-vencer', {
    answers: answers([aRow(1)]),
    permissions: ['COLEGIATURAS READ'],
  })
  expect(await screen.findByText('1 pago')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Cobrar' })).not.toBeInTheDocument()
})
