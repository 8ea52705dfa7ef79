import { act, screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import { add, chosen, chosenNames, ciclo, CYCLE, LIST, openEnrol, pupils, rowOf, send } from './enrol.support'

const RED = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Names, without the number and the birthday below them. */
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)
const next = () => screen.getByRole('button', { name: 'Siguiente' })

test('ten pupils a page; a search starts at the first page again', async () => {
  const { user } = await openEnrol()
  expect(shown()).toHaveLength(10)
  expect(screen.getByText('página 1 de 3')).toBeInTheDocument()
  await user.click(next())
  await user.click(next())
  expect(shown()).toEqual(['ALUMNO 21 GARCÍA', 'ALUMNO 22 GARCÍA', 'ALUMNO 23 GARCÍA'])
  await user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), 'garcia')
  await screen.findByText('página 1 de 3')
  expect(shown()[0]).toBe('ALUMNO 01 GARCÍA')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), ' 17')
  await waitFor(() => expect(shown()).toEqual(['ALUMNO 17 GARCÍA']))
  // A picker is part of a form, so its search stays out of the address.
  expect(address()).toBe('/registro/inscripciones/PRIMARIA')
})

test('the same pupil cannot be added twice, nor by a double click, and can be added again once taken out; the others keep their discounts', async () => {
  const { user } = await openEnrol()
  await user.dblClick(rowOf(4).getByRole('button', { name: 'Agregar' }))
  expect(chosenNames()).toEqual(['ALUMNO 04 GARCÍA'])
  expect(chosen().getByRole('heading', { name: 'Se van a inscribir (1)' })).toBeInTheDocument()
  const button = rowOf(4).getByRole('button', { name: 'Agregado' })
  expect(button).toBeDisabled()
  await user.dblClick(button)
  expect(chosenNames()).toEqual(['ALUMNO 04 GARCÍA'])
  await user.click(chosen().getByRole('button', { name: 'Quitar a ALUMNO 04 GARCÍA' }))
  expect(chosenNames()).toEqual([])
  await add(user, 4)
  for (const id of [2, 3]) await add(user, id)
  const selects = () => chosen().getAllByRole('combobox', { name: 'Descuento' })
  await user.selectOptions(selects()[2]!, '35 %')
  await user.click(chosen().getByRole('button', { name: 'Quitar a ALUMNO 02 GARCÍA' }))
  expect(chosenNames()).toEqual(['ALUMNO 04 GARCÍA', 'ALUMNO 03 GARCÍA'])
  expect(selects().map((select) => (select as HTMLSelectElement).value)).toEqual(['0', '35'])
})

test('nobody to enrol: what that means, and the way to register a pupil for who may', async () => {
  const answers = { [LIST]: pupils([]) }
  const first = await renderScreen('/registro/inscripciones/PRIMARIA', { answers })
  await screen.findByText('No hay alumnos por inscribir')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Registrar alumno' })).toHaveAttribute(
    'href',
    '/registro/alumno',
  )
  first.unmount()
  await renderScreen('/registro/inscripciones/PRIMARIA', { answers, except: ['ALUMNOS CREATE'] })
  await screen.findByText('No hay alumnos por inscribir')
  expect(
    within(screen.getByRole('main')).queryByRole('link', { name: 'Registrar alumno' }),
  ).not.toBeInTheDocument()
})

test('an error of the list leaves what was chosen, and Reintentar', async () => {
  const { user, network } = await renderScreen('/registro/inscripciones/PRIMARIA', {
    answers: { [LIST]: failure(503, 'La base de datos no responde') },
  })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(LIST, pupils())
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('23 alumnos')).toBeInTheDocument()
})

test('closed enrolments say so instead of the form', async () => {
  await renderScreen('/registro/inscripciones/PREESCOLAR', {
    answers: { [LIST]: pupils(), [CYCLE]: ciclo({ inscripciones_abiertas: false }) },
  })
  expect(await screen.findByRole('heading', { name: 'inscripciones cerradas' })).toBeInTheDocument()
  expect(screen.getByText('El ciclo 2026-2027 no recibe inscripciones en este momento.')).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'Se van a inscribir' })).not.toBeInTheDocument()
})

test('closed while somebody chooses: it is said, and who was chosen stays until nobody is', async () => {
  const message = 'El ciclo 2026-2027 no recibe inscripciones en este momento.'
  const { user, network } = await openEnrol(failure(409, message))
  await add(user, 4)
  network.on(CYCLE, ciclo({ inscripciones_abiertas: false }))
  await send(user)
  expect(await screen.findByText('inscripciones cerradas')).toBeInTheDocument()
  expect(chosenNames()).toEqual(['ALUMNO 04 GARCÍA'])
  await user.click(chosen().getByRole('button', { name: 'Quitar a ALUMNO 04 GARCÍA' }))
  expect(await screen.findByRole('heading', { name: 'inscripciones cerradas' })).toBeInTheDocument()
})

test.each(['/registro/inscripciones/PRIMARIA', '/menu/inscripciones'])(
  '%s without a current cycle shows the red panel and leads on',
  async (path) => {
    await renderScreen(path, { answers: { [LIST]: pupils(), [CYCLE]: { ok: true, ciclo: null } } })
    expect(await screen.findByText(RED)).toBeInTheDocument()
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Registrar ciclo escolar' }),
    ).toHaveAttribute('href', '/registro/ciclo-escolar')
    expect(screen.queryByRole('form', { name: 'Se van a inscribir' })).not.toBeInTheDocument()
  },
)

test('the form of the menu has both levels on top, with their fee and how many are enrolled', async () => {
  const answers = { [LIST]: pupils(), [CYCLE]: ciclo({ inscritos: { PREESCOLAR: 31, PRIMARIA: 204 } }) }
  const { user } = await renderScreen('/menu/inscripciones', { answers })
  expect(
    await screen.findByRole('link', { name: 'Preescolar 31 inscritos · mensualidad $2,350.00' }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('link', { name: 'Primaria 204 inscritos · mensualidad $2,600.00' }),
  ).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByRole('form', { name: 'Se van a inscribir' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /^Preescolar/ }))
  await heading('Inscripciones a Preescolar')
  expect(address()).toBe('/registro/inscripciones/PREESCOLAR')
  expect(screen.getByRole('link', { name: /^Preescolar/ })).toHaveAttribute('aria-current', 'page')
})

test('closed enrolments are said in place of the form', async () => {
  await renderScreen('/menu/inscripciones', {
    answers: { [LIST]: pupils(), [CYCLE]: ciclo({ inscripciones_abiertas: false }) },
  })
  expect(await screen.findByRole('heading', { name: 'inscripciones cerradas' })).toBeInTheDocument()
  expect(screen.getByText('El ciclo 2026-2027 no recibe inscripciones en este momento.')).toBeInTheDocument()
})

test('preescolar enrols with its own fee; a level in small letters is understood', async () => {
  await renderScreen('/registro/inscripciones/preescolar', { answers: { [LIST]: pupils() } })
  await heading('Inscripciones a Preescolar')
  expect((await screen.findByText('Mensualidad por alumno')).nextElementSibling).toHaveTextContent(
    '$2,350.00',
  )
})

test('an unknown level says so and leads back', async () => {
  const { network } = await renderScreen('/registro/inscripciones/SECUNDARIA')
  expect(await heading('No existe el nivel «SECUNDARIA»')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Inscripciones' })).toHaveAttribute(
    'href',
    '/menu/inscripciones',
  )
  expect(network.count(LIST)).toBe(0)
})

test('nobody is enrolled into the current cycle because the one of the address did not come', async () => {
  const CYCLES = 'GET /ciclo/all'
  const { user, network } = await renderScreen('/registro/inscripciones/PRIMARIA?ciclo=2', {
    answers: { [LIST]: pupils(), [`${LIST}?ciclo=2`]: pupils(), [CYCLES]: failure(503, 'No responde') },
  })
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'Se van a inscribir' })).not.toBeInTheDocument()
  network.on(CYCLES, { ok: true, ciclos: [aCycleRow({ id: 2, name: '2027-2028', vigencia: 'PROXIMO' })] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/Ciclo 2027-2028/)).toBeInTheDocument()
  expect(network.count(LIST)).toBe(0)
})

test('who left a past cycle is asked for once that cycle is known', async () => {
  const late = slowReply()
  const { network } = await renderScreen('/bajas?ciclo=4', { answers: { 'GET /ciclo/all': late.reply } })
  await waitFor(() => expect(network.count('GET /ciclo/all')).toBe(1))
  await act(settle)
  network.on('GET /inscripciones/bajas/4', { ok: true, bajas: [] })
  late.arrive({
    ok: true,
    ciclos: [aCycleRow(), aCycleRow({ id: 4, name: '2025-2026', vigencia: 'TERMINADO' })],
  })
  expect(await screen.findByText('Ciclo 2025-2026')).toBeInTheDocument()
  await waitFor(() =>
    expect(network.sent.filter(({ path }) => path.includes('bajas')).map(({ path }) => path)).toEqual([
      '/inscripciones/bajas/4',
    ]),
  )
})
