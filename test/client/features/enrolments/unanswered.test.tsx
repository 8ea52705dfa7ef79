import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { add, chosen, ciclo, CYCLE, LIST, openEnrol, PUPILS, pupils, send, sentLists } from './enrol.support'

const PENDING = 'GET /cuestionarios/pendientes/1'
const WARNING = 'Falta responder el cuestionario del ciclo.'
const rosa = { id: 5, nombre: 'ROSA MUÑOZ' }
const juan = { id: 6, nombre: 'JUAN LÓPEZ' }
/** The first pupil's mother has not answered, the second's father has; the others have no parent. */
const families = [{ ...PUPILS[0]!, padre: rosa }, { ...PUPILS[1]!, padre: juan }, ...PUPILS.slice(2)]
type Options = Parameters<typeof openEnrol>[1]

const open = (more: Options = {}, on = true) =>
  openEnrol(undefined, {
    ...more,
    answers: {
      [LIST]: pupils(families),
      [CYCLE]: ciclo({ cuestionario_activo: on }),
      [PENDING]: { ok: true, pendientes: [5, 99] },
      ...more.answers,
    },
  })

test('who has not answered is named, with the way there; it stops nobody', async () => {
  const { user, network } = await open()
  await waitFor(() => expect(network.count(PENDING)).toBe(1))
  await add(user, 2)
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument()
  await add(user, 1)
  const warning = within((await screen.findByText(WARNING)).closest<HTMLElement>('[role=status]')!)
  expect(warning.getByText(/Puedes inscribir de todos modos/)).toBeInTheDocument()
  const link = warning.getByRole('link', { name: /ALUMNO 01 GARCÍA: falta ROSA MUÑOZ/ })
  expect(link).toHaveAttribute('href', '/padre/5')
  expect(link).toHaveAttribute('target', '_blank')
  expect(warning.getAllByRole('listitem')).toHaveLength(1)
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
})

test('a pupil without a parent is named too; taken out of the list, the warning goes', async () => {
  const { user } = await open()
  await add(user, 3)
  expect(
    await screen.findByText('ALUMNO 03 GARCÍA: no tiene padre registrado que responda'),
  ).toBeInTheDocument()
  await user.click(chosen().getByRole('button', { name: 'Quitar a ALUMNO 03 GARCÍA' }))
  await waitFor(() => expect(screen.queryByText(WARNING)).not.toBeInTheDocument())
})

test('who may not open parents reads the names alone', async () => {
  const { user } = await open({ except: ['PADRES READ'] })
  await add(user, 1)
  expect(await screen.findByText('ALUMNO 01 GARCÍA: falta ROSA MUÑOZ')).toBeInTheDocument()
  expect(chosen().queryByRole('link')).not.toBeInTheDocument()
})

test('while the questionnaire is off nothing is asked and nobody is warned', async () => {
  const { user, network } = await open({}, false)
  await add(user, 1)
  await add(user, 3)
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument()
  expect(network.count(PENDING)).toBe(0)
})

test('when it cannot be known it says so, and enrolling goes on', async () => {
  const { user, network } = await open({ answers: { [PENDING]: failure(503, 'Sin base de datos') } })
  expect(
    await screen.findByText('No se pudo saber qué familias han respondido el cuestionario.'),
  ).toBeInTheDocument()
  await add(user, 1)
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
})
