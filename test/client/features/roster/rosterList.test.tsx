import { screen, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { chooseMore } from '@test/support/pages/rowMenu'
import { anEmployeeRow } from '@test/support/state/staff'
import { heading, LIST, openRoster, press, raul, writes } from './roster.support'

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!)

test('name, department and position, with a thumbnail or the initials', async () => {
  await openRoster('/plantilla')
  await heading('Plantilla')
  const first = await row('BEGOÑA')
  expect(first.getByRole('cell', { name: 'PRIMARIA' })).toBeInTheDocument()
  expect(first.getByRole('cell', { name: 'MAESTRA DE 2° B' })).toBeInTheDocument()
  expect(document.querySelector('tbody img')).toHaveAttribute('src', '/files/5/miniatura?exp=1&firma=x')
  const second = await row('RAÚL')
  expect(second.getByText('RL')).toBeInTheDocument()
  expect(second.getByRole('cell', { name: 'Sin departamento' })).toBeInTheDocument()
  expect(first.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/plantilla/5')
})

test('ten a page; a search by name ignores accents and stands in the address', async () => {
  const many = Array.from({ length: 12 }, (_, n) => anEmployeeRow(n + 10))
  const { user } = await openRoster('/plantilla', {
    answers: { [LIST]: { ok: true, plantilla: [...many, raul] } },
  })
  await screen.findByText('página 1 de 2')
  expect(names()).toHaveLength(10)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), 'lopez raul')
  expect(names()).toEqual(['RLRAÚL LÓPEZ'])
  await user.tab()
  expect(address()).toBe('/plantilla?q=lopez+raul')
})

test('a filter shows one department', async () => {
  const inPreschool = anEmployeeRow(7, { nombre: 'EVA', departamento: 'PREESCOLAR' })
  const { user } = await openRoster('/plantilla', {
    answers: { [LIST]: { ok: true, plantilla: [anEmployeeRow(5), inPreschool] } },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Departamento' }), 'PREESCOLAR')
  expect(names()).toEqual(['EVA'])
})

test('deleting says what is lost, and the list follows', async () => {
  const opened = await openRoster('/plantilla', {
    answers: { 'DELETE /plantilla/6': { ok: true, empleado: raul } },
  })
  await chooseMore(opened.user, await row('RAÚL'), 'Eliminar')
  const question = await screen.findByRole('alertdialog', { name: '¿Eliminar a RAÚL LÓPEZ?' })
  expect(question).toHaveTextContent('Se borran sus datos y su foto (INTENDENCIA)')
  opened.network.on(LIST, { ok: true, plantilla: [anEmployeeRow(5)] })
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
  expect(await screen.findByText('1 colaborador')).toBeInTheDocument()
  expect(writes(opened).map(({ call }) => call)).toEqual(['DELETE /plantilla/6'])
})

test('who may only read neither registers nor deletes', async () => {
  await openRoster('/plantilla', { permissions: ['PLANTILLA READ'] })
  await row('RAÚL')
  expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Registrar colaborador/ })).not.toBeInTheDocument()
})

test('loading, an error that offers to try again, then nobody yet', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openRoster('/plantilla', { answers: { [LIST]: reply } })
  await screen.findByText('Cargando…')
  arrive(failure(503, 'La base de datos no responde'))
  await screen.findByText('La base de datos no responde')
  network.on(LIST, { ok: true, plantilla: [] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay colaboradores')).toBeInTheDocument()
})

test('rows of the school’s existing server, bare and with less, are shown too', async () => {
  await openRoster('/plantilla', { answers: { [LIST]: [{ id: 9, nombre: 'EVA', puesto: 'MAESTRA' }] } })
  expect((await row('EVA')).getByRole('cell', { name: 'Sin departamento' })).toBeInTheDocument()
})
