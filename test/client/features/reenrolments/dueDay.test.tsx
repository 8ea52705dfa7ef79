import { screen, waitFor, within } from '@testing-library/react'
import { formatPesos } from '@contract/domain/money'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'
import { next, planRow } from './reenrolments.support'

const PRESS = 'POST /reinscripciones'
const row = planRow(1, { de: { grado: 'PRIMARIA', gradoNumero: 2, grupo: null } })

test('asks for the day; its question says count, sum and day; a wrong day is not sent', async () => {
  const { user, network } = await renderScreen('/reinscripciones', {
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [next, aCycleRow()] },
      'GET /grupos/by/ciclo/2': { ok: true, grupos: [] },
      'POST /reinscripciones/plan': { ok: true, plan: [row] },
      [PRESS]: { ok: true, inscripciones: [], omitidos: [] },
    },
  })
  const day = await screen.findByLabelText(/^Inscripción y material vencen el/)
  expect(day).toHaveValue('01/09/2027')
  await user.clear(day)
  await user.type(day, '02/09/2027')
  await user.click(screen.getByRole('button', { name: 'Reinscribir a 1 alumno' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(day).toHaveFocus()
  await user.clear(day)
  await user.type(day, '15/08/2027')
  await user.click(screen.getByRole('button', { name: 'Reinscribir a 1 alumno' }))
  const sum = formatPesos(next.costo_inscripcion + next.costo_material)
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent(
    `Se hacen 2 cargos de inscripción y material por ${sum}, que vencen el 15/08/2027`,
  )
  await user.click(within(question).getByRole('button', { name: 'Reinscribir' }))
  await waitFor(() => expect(network.count(PRESS)).toBe(1))
  expect(network.sent.find(({ path }) => path === '/reinscripciones')?.body).toMatchObject({
    vence: '2027-08-15',
  })
})

test('charges of before are proposed for another day, once: accepted or left as they are', async () => {
  const PROPOSALS = 'GET /inscripciones/vencimientos'
  const proposal = {
    cicloEscolar: { id: 2, name: '2027-2028' },
    fecha_inicio: '2027-09-01',
    alumnos: 2,
    cargos: 4,
    suma: 5500,
  }
  const { user, network } = await renderScreen('/reinscripciones', {
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [next, aCycleRow()] },
      'GET /grupos/by/ciclo/2': { ok: true, grupos: [] },
      'POST /reinscripciones/plan': { ok: true, plan: [] },
      [PROPOSALS]: { ok: true, propuestas: [proposal] },
      'PATCH /inscripciones/vencimientos': { ok: true, cargos: 4 },
    },
  })
  const card = within(
    (await screen.findByText(/^4 cargos de 2 alumnos en 2027-2028/)).closest<HTMLElement>('[role=note]')!,
  )
  expect(card.getByText(/Suman \$5,500.00/)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Dejar como están' }))
  const keep = within(await screen.findByRole('alertdialog'))
  expect(keep.getByText('¿Dejar 4 cargos por $5,500.00 con su día de ahora?')).toBeInTheDocument()
  await user.click(keep.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(card.getByRole('button', { name: 'Cambiar el día' }))
  const change = within(await screen.findByRole('alertdialog'))
  expect(change.getByText('¿Pasar 4 cargos por $5,500.00 al 01/09/2027?')).toBeInTheDocument()
  network.on(PROPOSALS, { ok: true, propuestas: [] })
  await user.click(change.getByRole('button', { name: 'Cambiar el día' }))
  await waitFor(() => expect(screen.queryByText(/^4 cargos de 2 alumnos/)).not.toBeInTheDocument())
  expect(
    network.sent.findLast(({ path, body }) => path === '/inscripciones/vencimientos' && body)?.body,
  ).toEqual({
    idCiclo: 2,
    vence: '2027-09-01',
    cargos: 4,
    suma: 5500,
  })
})
