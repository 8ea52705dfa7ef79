import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /inscripciones/sin/grado/1'
const SET = 'PATCH /inscripciones/grado'
const lacking = (...ids: number[]) => ({
  ok: true,
  inscripciones: ids.map((id) => ({
    id: 100 + id,
    alumno: { id, nombre: `ALUMNO ${id}`, numero_control: `A${id}` },
    grado: 'PRIMARIA',
    grupo: null,
  })),
})
const placed = { ok: true, inscripcion: { id: 101, grado: 'PRIMARIA', gradoNumero: 3 } }
const open = (answers: Record<string, object> = {}, query = '') =>
  renderScreen(`/inscripciones/sin-grado${query}`, {
    answers: { [LIST]: lacking(1, 2), [SET]: placed, ...answers },
  })
const line = (id: number) => screen.getByRole('listitem', { name: `ALUMNO ${id}, Primaria` })
const sent = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

test('a number sets the year and goes on to the next pupil; the list is fetched again', async () => {
  const opened = await open()
  await screen.findByRole('heading', { level: 1, name: '2 alumnos sin grado' })
  act(() => line(1).focus())
  opened.network.on(LIST, lacking(2))
  await opened.user.keyboard('3')
  expect(line(2)).toHaveFocus()
  await screen.findByRole('heading', { level: 1, name: '1 alumno sin grado' })
  expect(sent(opened)).toEqual([{ inscripcionId: 101, gradoNumero: 3 }])
})

test('a year that the level has not does nothing; arrows move; a button does the same as its number', async () => {
  const opened = await open()
  await screen.findByRole('heading', { level: 1, name: '2 alumnos sin grado' })
  act(() => line(1).focus())
  await opened.user.keyboard('7{ArrowDown}')
  expect(line(2)).toHaveFocus()
  expect(sent(opened)).toEqual([])
  await opened.user.click(screen.getByRole('button', { name: '6° Primaria para ALUMNO 2' }))
  await waitFor(() => expect(sent(opened)).toEqual([{ inscripcionId: 102, gradoNumero: 6 }]))
})

test('a refusal is told and the pupil stays', async () => {
  const opened = await open({ [SET]: failure(409, 'ALUMNO 1 ya tiene baja.') })
  await screen.findByRole('heading', { level: 1, name: '2 alumnos sin grado' })
  await opened.user.click(screen.getByRole('button', { name: '1° Primaria para ALUMNO 1' }))
  expect(await screen.findByText('ALUMNO 1 ya tiene baja.')).toBeInTheDocument()
  expect(line(1)).toBeInTheDocument()
})

test('another cycle by the address; nobody left says so', async () => {
  await open({ 'GET /inscripciones/sin/grado/4': lacking() }, '?ciclo=4')
  expect(await screen.findByText('Todos tienen grado')).toBeInTheDocument()
})
