import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow, aStudentDetail } from '@test/support/state/rows'
import { add, ciclo, CYCLE, ENROL, enrolled, openEnrol, send, sentLists } from './enrol.support'

const LABEL = /^Inscripción y material vencen el/
const coming = ciclo({
  fecha_inicio: '2027-09-01',
  fecha_fin: '2028-06-30',
  vigencia: 'PROXIMO',
})

test('into a cycle to come the form shows the first day, takes another one and does not send a wrong one', async () => {
  const { user, network } = await openEnrol(undefined, { answers: { [CYCLE]: coming } })
  await add(user, 1)
  const day = screen.getByLabelText(LABEL)
  expect(day).toHaveValue('01/09/2027')
  await user.clear(day)
  await user.type(day, '02/09/2027')
  await send(user)
  await waitFor(() => expect(day).toHaveFocus())
  expect(sentLists(network)).toEqual([])
  await user.clear(day)
  await user.type(day, '15/08/2027')
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  expect(sentLists(network)[0]?.body).toMatchObject({ vence: '2027-08-15' })
})

test('into the running cycle no day is asked for', async () => {
  const { user, network } = await openEnrol()
  await add(user, 1)
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  expect(sentLists(network)[0]?.body).not.toHaveProperty('vence')
})

test('the step of a new family asks for the day once a cycle to come is chosen', async () => {
  const pupil = aStudentDetail(17, { grado: null, grupo: null, padre: { id: 5, nombre: 'ROSA GARCÍA' } })
  const next = coming.ciclo
  const { user, network } = await renderScreen('/nueva-familia?alumno=17', {
    answers: {
      'GET /alumnos/17': { ok: true, alumno: pupil },
      'GET /ciclo/all': { ok: true, ciclos: [{ ...next, id: 2, name: '2027-2028' }, aCycleRow()] },
      [ENROL]: enrolled,
    },
  })
  await user.selectOptions(await screen.findByLabelText(/^Grado/), '2° Primaria')
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(/^Ciclo/), '2027-2028')
  expect(screen.getByLabelText(LABEL)).toHaveValue('01/09/2027')
  await user.click(screen.getByRole('button', { name: /^Inscribir/ }))
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  expect(sentLists(network)[0]?.body).toMatchObject({ idCiclo: 2, vence: '2027-09-01' })
})
