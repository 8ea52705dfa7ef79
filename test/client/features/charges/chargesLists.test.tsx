import { act, screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aChargeRow } from '@test/support/state/rows'
import { JOSE, list, openCharges, PARTLY, PARTLY_PAID, PENDING, ROSA, rowOf } from './charges.support'

const ENROLMENT = 'GET /cargos/pendientes/inscripcion'
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Buscar cargos' })

test('a row shows pupil with grade, group and number, concept with discount, when it is due and what is owed of what', async () => {
  await openCharges(undefined, {
    answers: { [PENDING]: list({ ...JOSE, descuento: 35, monto_restante: 1202 }, ROSA) },
  })
  const texts = (name: RegExp) =>
    rowOf(name)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(texts(/JOSÉ/)).toEqual([
    'INSCRIPCION 2026-2027con descuento de 35 %',
    expect.stringMatching(/^hace \d+ (mes|meses|año|años)$/),
    '$1,202.00de $1,850.00',
    'Pagar',
  ])
  expect(rowOf(/JOSÉ/).getByText('Primaria 2B · A-7')).toBeInTheDocument()
  expect(rowOf(/JOSÉ/).getByTitle('15/09/2026')).toHaveTextContent(/^hace /)
  expect(texts(/ROSA/)).toEqual(['UNIFORME', expect.stringMatching(/^hace /), '$1,234.56', 'Pagar'])
  expect(rowOf(/ROSA/).getByRole('link', { name: 'ROSA PEÑA ZÚÑIGA' })).toHaveAttribute(
    'href',
    `/alumno/${ROSA.alumno.id}`,
  )
})

test('the search finds by control number, name and concept, and stands in the address', async () => {
  const { user } = await openCharges()
  for (const [query, name] of [
    ['a-8', 'ROSA PEÑA ZÚÑIGA'],
    ['garcia jose', 'JOSÉ MARÍA GARCÍA NÚÑEZ'],
    ['uniforme', 'ROSA PEÑA ZÚÑIGA'],
  ] as const) {
    await user.clear(search())
    await user.type(search(), query)
    await waitFor(() => expect(names()).toEqual([name]))
    expect(screen.getByText('1 de 2 cargos')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(`/cargos/pendientes?${new URLSearchParams({ q: query })}`))
  }
})

test('without CARGOS UPDATE nothing can be paid', async () => {
  await openCharges(undefined, { permissions: ['CARGOS READ'] })
  expect(screen.queryByRole('button', { name: 'Pagar' })).not.toBeInTheDocument()
})

test('the bitácora of a charge is behind its row, a cancelled one too', async () => {
  const { user } = await openCharges()
  await chooseMore(user, rowOf(/ROSA/), 'Bitácora')
  await waitFor(() => expect(address()).toBe(`/bitacora?tipo=CARGO&id=${ROSA.id}`))
})

test('a cancelled charge offers its bitácora and nothing to do; who may not read it has no button', async () => {
  const answers = { 'GET /cargos/cancelados': list({ ...ROSA, estado: 'CANCELADO' }) }
  const { user, unmount } = await renderScreen('/cargos/cancelados', { answers })
  await screen.findByText('1 cargo')
  expect(await moreActions(user, rowOf(/ROSA/))).toEqual(['Bitácora'])
  unmount()
  await renderScreen('/cargos/cancelados', { answers, except: ['USUARIOS READ'] })
  await screen.findByText('1 cargo')
  expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Estado de cuenta' })).toBeNull()
  expect(await moreActions(user, rowOf(/ROSA/))).toEqual([])
})

test('the enrolment charges are a list of their own, paid by the same dialog', async () => {
  const { user, network } = await renderScreen('/cargos/inscripciones', {
    answers: { [ENROLMENT]: list(JOSE), [PARTLY_PAID]: list() },
  })
  await screen.findByRole('heading', { level: 1, name: 'Cargos de inscripción pendientes' })
  await screen.findByText('1 cargo')
  expect(network.count(PENDING)).toBe(0)
  await user.click(rowOf(/JOSÉ/).getByRole('button', { name: 'Pagar' }))
  expect(within(await screen.findByRole('dialog')).getByText('$1,850.00')).toBeInTheDocument()
})

test('ten a page; a list sorted by what is owed, the largest first', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    aChargeRow(index + 1, { monto_pagar: (index * 7) % 12, monto_restante: (index * 7) % 12 }),
  )
  const { user } = await renderScreen('/cargos/pendientes', {
    answers: { [PENDING]: list(...many), [PARTLY_PAID]: list() },
  })
  await screen.findByText('página 1 de 2')
  expect(names()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: /^Resta/ }))
  const owed = () =>
    screen.getAllByRole('row').flatMap((row) =>
      within(row)
        .queryAllByText(/^\$/)
        .map((cell) => Number(cell.textContent!.slice(1))),
    )
  expect(owed()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})

test.each([
  ['/cargos/pendientes', PENDING, 'No hay cargos pendientes'],
  ['/cargos/inscripciones', ENROLMENT, 'No hay inscripciones por cobrar'],
])('%s: an error with Reintentar, and an empty list that says what it is for', async (path, call, empty) => {
  const { user, network } = await renderScreen(path, {
    answers: { [PARTLY_PAID]: list(), [call]: failure(503, 'La base de datos no responde') },
  })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(call, list())
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(empty)).toBeInTheDocument()
  expect(screen.getByText(/^Aquí aparece lo que las familias deben/)).toBeInTheDocument()
})

test('neither rows nor a sum before both lists of what is owed are there, nor where one does not come', async () => {
  const late = slowReply()
  const { user, network } = await renderScreen('/cargos/pendientes', {
    answers: { [PENDING]: list(JOSE, ROSA), [PARTLY_PAID]: late.reply },
  })
  await waitFor(() => expect(network.count(PENDING)).toBe(1))
  await act(settle)
  expect(screen.queryByRole('row', { name: /ROSA/ })).not.toBeInTheDocument()
  late.arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  expect(screen.queryByText(/^2 cargos/)).not.toBeInTheDocument()
  network.on(PARTLY_PAID, list({ ...PARTLY, id: 3 }))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('3 cargos')).toBeInTheDocument()
})
