import { screen, waitFor, within } from '@testing-library/react'
import { REQUIRED } from '@contract/domain/campos'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Group } from '@contract/groups/groups.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { failure, type FakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow, aStudentRow } from '@test/support/state/rows'

const LIST = 'GET /grupos/by/ciclo/1'
const ADD = 'PATCH /grupos/add/alumnos'
const FREE = 'GET /alumnos/to/grupo/1'

const aGroup = (id: number, gradoNumero: number, nombre: string): Group => ({
  id,
  nombre,
  grado: 'PRIMARIA',
  gradoNumero,
  cicloEscolarId: 1,
  alumnos: [],
})
const groups = [aGroup(3, 3, '3° A'), aGroup(4, 4, '4° A'), aGroup(5, 5, '5° A')]
const aPupil = (id: number, nombre: string, gradoNumero: number) =>
  aStudentRow(id, { nombre, grado: 'PRIMARIA', gradoNumero, grupo: null })
const free = [aPupil(7, 'ANA RÍOS', 3), aPupil(8, 'EVA RÍOS', 3), aPupil(9, 'LUZ', 3), aPupil(10, 'TEO', 4)]
const done = { ok: true, grupo: groups[0]! }

const open = (path: string, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(path, {
    ...more,
    answers: {
      'GET /ciclo/actual': { ok: true, ciclo: aCycleRow({ inscritos: { PREESCOLAR: 0, PRIMARIA: 4 } }) },
      [LIST]: { ok: true, grupos: groups },
      [FREE]: { ok: true, alumnos: free },
      'GET /alumnos/actualmente/inscritos': {
        ok: true,
        alumnos: [...free, aStudentRow(11, { grado: 'PRIMARIA', grupo: { id: 3, nombre: '3° A' } })],
      },
      [ADD]: done,
      ...more.answers,
    },
  })
type User = Awaited<ReturnType<typeof open>>['user']
const sent = (network: FakeNetwork) => network.sent.filter(({ method }) => method === 'PATCH')

const ask = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Agrupar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agrupar alumnos' }))
  const group = await dialog.findByLabelText(/^Grupo/)
  await waitFor(() => expect(within(group).getAllByRole('option').length).toBeGreaterThan(1))
  return { dialog, group }
}

test('of all without a group those of the chosen year are ticked, and one write puts them in', async () => {
  const { user, network } = await open('/grupos')
  const { dialog, group } = await ask(user)
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Selecciona un grupo', '3° A Primaria (0 alumnos)', '4° A Primaria (0 alumnos)']])
  await user.click(dialog.getByRole('button', { name: /^Agrupar a/ }))
  expect(group).toHaveAccessibleDescription(REQUIRED)
  await user.selectOptions(group, '3')
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
  expect(dialog.getByText('Otro alumno es de otro grado y no cambia.')).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: 'EVA RÍOS' }))
  await user.click(dialog.getByRole('button', { name: 'Agrupar a 2 alumnos' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent(network).map(({ body }) => body)).toEqual([{ idGrupo: 3, alumnos: [{ id: 7 }, { id: 9 }] }])
})

test('nobody ticked sends nothing; a refusal keeps group and ticks', async () => {
  const message = 'Ya tiene grupo: EVA (3° B).'
  const { user, network } = await open('/grupos', { answers: { [ADD]: failure(409, message) } })
  const { dialog, group } = await ask(user)
  await user.selectOptions(group, '4')
  await user.click(dialog.getByRole('checkbox', { name: 'TEO' }))
  await user.click(dialog.getByRole('button', { name: 'Agrupar a 0 alumnos' }))
  expect(await dialog.findByText(NO_PICKED_PUPIL)).toBeInTheDocument()
  expect(network.count(ADD)).toBe(0)
  await user.selectOptions(group, '3')
  await user.click(dialog.getByRole('checkbox', { name: 'ANA RÍOS' }))
  await user.click(dialog.getByRole('button', { name: 'Agrupar a 2 alumnos' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(group).toHaveValue('3')
  expect(dialog.getByRole('checkbox', { name: 'ANA RÍOS' })).not.toBeChecked()
})

test('the list of who lacks a group groups those that search and grade leave', async () => {
  const { user, network } = await open('/alumnos/inscritos?falta=grupo')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Grado' }), '3° Primaria')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3))
  await user.type(screen.getByRole('searchbox'), 'rios')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  const { dialog, group } = await ask(user)
  await user.selectOptions(group, '3')
  await user.click(dialog.getByRole('button', { name: /^Agrupar a/ }))
  await waitFor(() => expect(sent(network)).toHaveLength(1))
  expect(sent(network)[0]?.body).toEqual({ idGrupo: 3, alumnos: [{ id: 7 }, { id: 8 }] })
})

test.each(['/grupos', '/alumnos/inscritos?falta=grupo'])(
  'on %s it needs the right to fill groups',
  async (path) => {
    await open(path, { except: ['ALUMNOS UPDATE'] })
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Agrupar' })).not.toBeInTheDocument()
  },
)

test('the enrolled are not grouped while the list shows who has a group too', async () => {
  await open('/alumnos/inscritos')
  expect(await screen.findAllByRole('rowheader')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Agrupar' })).not.toBeInTheDocument()
})

test('the page of a group adds all that match by one press', async () => {
  const { user, network } = await open('/grupo/add/3')
  await user.click(await screen.findByRole('button', { name: 'Agregar a los 3' }))
  await user.click(screen.getByRole('button', { name: 'Agregar 3 alumnos' }))
  await waitFor(() => expect(sent(network)).toHaveLength(1))
  expect(sent(network)[0]?.body).toEqual({ idGrupo: 3, alumnos: [{ id: 7 }, { id: 8 }, { id: 9 }] })
})
