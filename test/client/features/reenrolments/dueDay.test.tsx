import { formatPesos } from '@contract/domain/money'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'

const PRESS = 'POST /reinscripciones'
const next = aCycleRow({
  id: 2,
  name: '2027-2028',
  fecha_inicio: '2027-09-01',
  fecha_fin: '2028-06-30',
  vigencia: 'PROXIMO',
})
const row = {
  alumno: { id: 1, nombre: 'ALUMNO 1', numero_control: 'A1' },
  inscripcionId: 101,
  padre: null,
  de: { grado: 'PRIMARIA', gradoNumero: 2, grupo: null },
  a: { grado: 'PRIMARIA', gradoNumero: 3 },
  adeudo: 0,
  adeudo_familia: 0,
  estado: 'LISTO',
}

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
