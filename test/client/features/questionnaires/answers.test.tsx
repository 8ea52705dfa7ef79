import { screen, waitFor, within } from '@testing-library/react'
import { answersTable } from '@client/features/questionnaires/components/AnswersView'
import type { Family } from '@client/state/questionnaires/questionnaires.api'
import { failure } from '@test/support/state/fakeNetwork'
import { aFamily, ANSWERS, aQuestionnaire, button, openPage, PAGE, preguntas } from './questionnaires.support'

const done = aFamily(1, {
  padre: { id: 1, nombre: 'ANA, LA DE =1' },
  respondidas: 2,
  faltan: 0,
  respuestas: [
    { idPregunta: 11, respuestas: ['Tarde'] },
    { idPregunta: 12, respuestas: ['Comedor', 'Camión'] },
  ],
})
const begun = aFamily(2, { respondidas: 1, respuestas: [{ idPregunta: 13, respuestas: ['=1+1\n"así"'] }] })
const families = [done, begun, ...Array.from({ length: 11 }, (_, index) => aFamily(index + 3))]

const openAnswers = (familias = families) =>
  openPage(
    aQuestionnaire({ activo: true, respondido: true }),
    { answers: { [ANSWERS]: { ok: true, cuestionario: aQuestionnaire({ respondido: true }), familias } } },
    `${PAGE}?ver=respuestas`,
  )
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('how many answered and are missing; ten families a page', async () => {
  await openAnswers()
  const meter = await screen.findByRole('meter', { name: 'Familias que respondieron' })
  expect(meter).toHaveAttribute('aria-valuetext', '1 de 13 familias')
  expect(screen.getByText('Faltan 12 familias por responder.')).toBeInTheDocument()
  expect(shown()).toHaveLength(10)
  expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
  const row = within(screen.getByRole('row', { name: /MADRE 2 / }))
  expect(
    row
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.textContent),
  ).toEqual(['En curso', '1 de 3', '1'])
  expect(row.getByRole('link', { name: 'Ver respuestas' })).toHaveAttribute('href', '/padre/2')
})

test('search by name, filter by state', async () => {
  const { user } = await openAnswers()
  await user.selectOptions(await screen.findByLabelText('Estado'), 'En curso')
  await waitFor(() => expect(shown()).toEqual(['MADRE 2 PEÑA']))
  await user.selectOptions(screen.getByLabelText('Estado'), 'Todos los estados')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar familias' }), 'pena 13')
  await waitFor(() => expect(shown()).toEqual(['MADRE 13 PEÑA']))
})

test('nobody to answer yet says when they appear; an error offers another try', async () => {
  const { unmount } = await openAnswers([])
  expect(await screen.findByText('No hay familias que deban responder')).toBeInTheDocument()
  unmount()
  const { user, network } = await openPage(
    aQuestionnaire(),
    { answers: { [ANSWERS]: failure(503, 'Sin base de datos') } },
    `${PAGE}?ver=respuestas`,
  )
  expect(await screen.findByText('Sin base de datos')).toBeInTheDocument()
  network.on(ANSWERS, { ok: true, cuestionario: aQuestionnaire(), familias: families })
  await user.click(button('Reintentar'))
  expect(await screen.findByText('13 familias')).toBeInTheDocument()
})

test('who may not read parents sees no answers and asks for none', async () => {
  const { network } = await openPage(aQuestionnaire(), { except: ['PADRES READ'] }, `${PAGE}?ver=respuestas`)
  expect(await screen.findByLabelText('Título')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Respuestas' })).not.toBeInTheDocument()
  expect(network.count(ANSWERS)).toBe(0)
})

test('the file: a column for each question, several choices in one cell', () => {
  const family = (from: typeof done, estado: Family['estado']): Family => ({
    ...from,
    id: from.padre.id,
    estado,
  })
  const { head, rows } = answersTable(preguntas, [family(done, 'COMPLETA'), family(begun, 'EN_CURSO')])
  expect([head, ...rows]).toEqual([
    [
      ...['Familia', 'Estado', 'Respondidas', 'Obligatorias que faltan'],
      ...['¿Turno?', '¿Servicios?', 'Comentarios'],
    ],
    ['ANA, LA DE =1', 'Completa', 2, 0, 'Tarde', 'Comedor; Camión', ''],
    ['MADRE 2 PEÑA', 'En curso', 1, 1, '', '', '=1+1\n"así"'],
  ])
})

test('the file has every family of the filter, not only those of this page', async () => {
  const { user } = await openAnswers()
  const saved: { name: string; content: Promise<string> }[] = []
  const blobs: Blob[] = []
  const create = jest.fn((blob: Blob) => `blob:${blobs.push(blob)}`)
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined })
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push({ name: this.download, content: blobs.at(-1)!.text() })
  })
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  press.mockRestore()
  expect(saved[0]!.name).toMatch(/^Respuestas de las familias \d{4}-\d\d-\d\d\.csv$/)
  expect((await saved[0]!.content).trim().split('\r\n')).toHaveLength(14)
})
