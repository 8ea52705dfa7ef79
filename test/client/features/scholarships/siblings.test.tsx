import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { currentCycle } from './scholarships.support'

const LIST = 'GET /becas/hermanos/1'
const PRESS = 'POST /becas/hermanos/1'

const aSibling = (id: number, over: Record<string, unknown> = {}) => ({
  alumno: {
    id,
    nombre: `ALUMNO ${id}`,
    numero_control: `A${id}`,
    grado: 'PRIMARIA',
    gradoNumero: 2,
    grupo: null,
  },
  padre: { id: 9, nombre: 'MADRE UNO' },
  lugar: 2,
  porcentaje: 10,
  actual: 0,
  paga: 2000,
  pagara: 1800,
  ...over,
})
const open = (rows: unknown[], more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/becas/hermanos', {
    ...more,
    answers: {
      ...currentCycle({ hermanos: [{ lugar: 2, porcentaje: 10 }] }),
      [LIST]: { ok: true, hermanos: rows },
      ...more.answers,
    },
  })

test('who is not as the rule says, what they pay and would pay', async () => {
  await open([aSibling(1), aSibling(2, { lugar: 1, porcentaje: 0, actual: 10, paga: 1800, pagara: 2000 })])
  const row = (await screen.findByRole('rowheader', { name: /ALUMNO 1/ })).closest('tr')!
  expect(within(row).getByText('MADRE UNO')).toBeInTheDocument()
  expect(within(row).getByText('2.º hijo')).toBeInTheDocument()
  expect(within(row).getByText('$1,800.00')).toBeInTheDocument()
  expect(within(row).getByText('antes $2,000.00')).toBeInTheDocument()
  const other = screen.getByRole('rowheader', { name: /ALUMNO 2/ }).closest('tr')!
  expect(within(other).getByText('Nada')).toBeInTheDocument()
  expect(screen.getByText(/^Regla del ciclo: 2\.º hijo, 10 %/)).toBeInTheDocument()
  expect(screen.getByText('2 alumnos por ajustar')).toBeInTheDocument()
})

test('only the ticked ones are sent, after a question, with a key', async () => {
  const { user, network } = await open([aSibling(1), aSibling(2), aSibling(3)], {
    answers: {
      [PRESS]: {
        ok: true,
        hermanos: [aSibling(1)],
        omitidos: [{ id: 3, nombre: 'ALUMNO 3', numero_control: 'A3' }],
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Ajustar a ALUMNO 2' }))
  expect(screen.getByText('2 de 3 alumnos')).toBeInTheDocument()
  expect(screen.getByText('$400.00 menos al mes entre todos')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ajustar descuentos' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('¿Ajustar el descuento de 2 alumnos?')).toBeInTheDocument()
  expect(network.count(PRESS)).toBe(0)
  await user.click(within(dialog).getByRole('button', { name: 'Ajustar descuentos' }))
  await waitFor(() => expect(network.count(PRESS)).toBe(1))
  const sent = network.sent.find(({ method, path }) => `${method} ${path}` === PRESS)
  expect(sent?.body).toEqual({ alumnos: [{ id: 1 }, { id: 3 }] })
  expect(sent?.headers.get('idempotency-key')).toBeTruthy()
  expect(await screen.findByText(/por tener ya dos becas: ALUMNO 3/)).toBeInTheDocument()
})

test('a reader sees the list and cannot press; nothing waiting says so', async () => {
  const first = await open([aSibling(1)], { except: ['BECAS CREATE'] })
  await screen.findByRole('rowheader', { name: /ALUMNO 1/ })
  expect(screen.queryByRole('button', { name: 'Ajustar descuentos' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  first.unmount()
  await open([])
  expect(await screen.findByText('Nada por ajustar')).toBeInTheDocument()
})
