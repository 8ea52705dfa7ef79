import { screen, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import {
  aCut,
  aMove,
  CANCELLED,
  current,
  CURRENT,
  currentOf,
  LIST,
  listCall,
  ME,
  MOVES,
  openCuts,
  school,
} from './cashCuts.support'

const FORGOTTEN = { cajero: ME, dia: '2026-09-11', movimientos: 1, total: 70, esperado: 70 }
const OTHER = {
  cajero: { id: 9, nombre: 'caja' },
  dia: '2026-09-14',
  movimientos: 3,
  total: 90.5,
  esperado: 0,
}
const empty = currentOf([])

describe('/cortes', () => {
  test('nothing to close yet says what this is for', async () => {
    await openCuts({ answers: { [CURRENT]: current(empty) } })
    expect(await screen.findByText('No hay movimientos por cerrar')).toBeInTheDocument()
    expect(await screen.findByText('Todavía no hay cortes cerrados')).toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Contar el efectivo' })).not.toBeInTheDocument()
    expect(screen.getByLabelText('Fondo de caja')).toHaveFocus()
  })

  test('a forgotten day is a link to its own closing, and back', async () => {
    const { user } = await openCuts({
      answers: {
        [CURRENT]: current(empty, [FORGOTTEN]),
        'GET /cortes/actual?dia=2026-09-11': current(
          currentOf([aMove(7, { monto: 70, fecha: '2026-09-11' })], { dia: '2026-09-11' }),
          [FORGOTTEN],
        ),
      },
    })
    await user.click(await screen.findByRole('link', { name: '11/09/2026: 1 movimiento, $70.00' }))
    expect(await screen.findByText('Día 11/09/2026')).toBeInTheDocument()
    expect(screen.getByRole('form', { name: 'Contar el efectivo' })).toBeInTheDocument()
    expect(screen.queryByText('Tienes días sin corte.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Volver a hoy' }))
    expect(await screen.findByText('Hoy, 15/09/2026')).toBeInTheDocument()
    expect(address()).toBe('/cortes')
  })

  test('a second cut of a day says which ones came before', async () => {
    await openCuts({ answers: { [CURRENT]: current(currentOf(MOVES, { cerrados: [aCut(11)] })) } })
    expect(await screen.findByText(/Ya cerraste el corte 11 de este día/)).toBeInTheDocument()
  })

  test('what others have not closed is told, without their own link', async () => {
    await openCuts({
      answers: { [LIST]: school([], [OTHER, { ...FORGOTTEN, dia: '2026-09-15' }]) },
    })
    expect(
      await screen.findByText((_text, element) =>
        element?.tagName === 'LI' ? element.textContent === 'caja, 14/09/2026: 3 movimientos, $90.50' : false,
      ),
    ).toBeInTheDocument()
  })

  test('closed cuts: numbers, difference in words, filtered by cashier, opened', async () => {
    const caja = { id: 9, nombre: 'caja' }
    const cuts = [
      aCut(3, { diferencia: -20, contado: 180, parte: 2 }),
      aCut(2, { cajero: caja, diferencia: 5 }),
      aCut(1),
    ]
    const { user } = await openCuts({
      answers: { [LIST]: school(cuts), [listCall('cajero=9&')]: school(cuts.slice(1, 2)) },
    })
    await screen.findByText('3 cortes')
    const list = within(screen.getByRole('table', { name: 'Cortes cerrados' }))
    const words = list
      .getAllByRole('row')
      .map((row) => /Cuadra|Falta \$[\d.]+|Sobra \$[\d.]+/.exec(row.textContent)?.[0])
    expect(words.slice(1)).toEqual(['Falta $20.00', 'Sobra $5.00', 'Cuadra'])
    expect(list.getByText('14/09/2026 (2.º del día)')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cajero' }), 'caja')
    expect(await screen.findByText('1 corte')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Cajero' })).toHaveDisplayValue('caja')
    expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/corte/2')
  })

  test('who may not take money sees the cuts and no count', async () => {
    await openCuts({
      except: ['CARGOS UPDATE', 'COLEGIATURAS UPDATE'],
      answers: { [CURRENT]: current(empty), [LIST]: school([aCut(1)]) },
    })
    await screen.findByText('1 corte')
    expect(screen.getByLabelText('Cajero')).toBeInTheDocument()
    expect(screen.queryByText('No hay movimientos por cerrar')).not.toBeInTheDocument()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })

  test('who takes money for months alone counts a drawer and is not asked whose', async () => {
    await openCuts({
      except: ['CARGOS READ', 'CARGOS UPDATE'],
      answers: { [CURRENT]: current(empty), [LIST]: school([aCut(1)]) },
    })
    await screen.findByText('1 corte')
    expect(screen.getByRole('form', { name: 'Fondo al abrir' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Cajero')).not.toBeInTheDocument()
  })

  test('a failure offers to try again', async () => {
    const { user, network } = await openCuts({ answers: { [CURRENT]: failure(503, 'La base no responde') } })
    expect(await screen.findByText('La base no responde')).toBeInTheDocument()
    network.on(CURRENT, current())
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Hoy, 15/09/2026')).toBeInTheDocument()
  })
})

describe('/corte/:corte', () => {
  const corte = aCut(12, { contado: 480, esperado: 500, diferencia: -20, observaciones: 'SE DIO DE MÁS' })
  const conteo = [
    { tipo: 'BILLETE', denominacion: 20, cantidad: 4 },
    { tipo: 'MONEDA', denominacion: 20, cantidad: 20 },
  ]
  const detail = { ...currentOf([...MOVES, CANCELLED]), ok: true, corte, conteo }
  const answers = {
    'GET /cortes/12': detail,
    'GET /cortes/12/documento': {
      ok: true,
      documento: { url: '/files/documentos/corte/corte-000012.pdf?firma=x' },
    },
  }

  test('shows the cut as it was closed, with its paper', async () => {
    await renderScreen('/corte/12', { answers })
    await screen.findByRole('heading', { level: 1, name: 'Corte de caja 12' })
    expect(screen.getByText('Falta $20.00')).toBeInTheDocument()
    expect(screen.getByText(/SE DIO DE MÁS/)).toBeInTheDocument()
    const counted = within(screen.getByRole('table', { name: 'Efectivo contado' }))
    expect(counted.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Billete de $20',
      'Moneda de $20',
    ])
    expect(
      within(screen.getByRole('table', { name: 'Cancelaciones' })).getByText('-$100.00'),
    ).toBeInTheDocument()
    const paper = await screen.findByRole('link', { name: 'Abrir para imprimir' })
    expect(paper).toHaveAttribute('href', '/files/documentos/corte/corte-000012.pdf?firma=x')
    expect(paper).toHaveAttribute('target', '_blank')
  })

  test('/corte/999 is not there', async () => {
    await renderScreen('/corte/999', {
      answers: { 'GET /cortes/999': failure(404, 'No existe el corte 999.') },
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No existe este corte de caja' }),
    ).toBeInTheDocument()
  })

  test('a failure offers to try again', async () => {
    const { user, network } = await renderScreen('/corte/12', {
      answers: { ...answers, 'GET /cortes/12': failure(503, 'La base no responde') },
    })
    expect(await screen.findByText('La base no responde')).toBeInTheDocument()
    network.on('GET /cortes/12', detail)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Corte de caja 12' })).toBeInTheDocument()
  })
})
