import { screen, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { aDepartmentRow } from '@test/support/state/staff'
import { heading, LIST, openDepartments, STAFF, staff, primaria } from './departments.support'

const cards = () => within(screen.getByRole('list', { name: 'Departamentos' })).getAllByRole('listitem')

test('a card each: the logo or the default image, the name, how many work there', async () => {
  await openDepartments('/departamentos')
  const link = await screen.findByRole('link', { name: /^PRIMARIA/ })
  expect(link).toHaveAttribute('href', '/departamento/2')
  expect(link).toHaveTextContent('2 colaboradores')
  expect(cards().map((card) => card.querySelector('img')!.getAttribute('src'))).toEqual([
    '/files/2/original?exp=1&firma=x',
    '/departamento.svg',
  ])
  // One link among the views and one as the action of the page.
  expect(screen.getAllByRole('link', { name: /Administrar departamentos/, current: false })).toHaveLength(2)
})

test('ten a page, searched by name', async () => {
  const departamentos = Array.from({ length: 12 }, (_, n) => aDepartmentRow(n + 1))
  const { user } = await openDepartments('/departamentos', {
    answers: { [LIST]: { ok: true, departamentos } },
  })
  await screen.findByText('página 1 de 2')
  expect(cards()).toHaveLength(10)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), '12')
  expect(cards().map((card) => card.textContent)).toEqual(['DEPARTAMENTO 120 colaboradores'])
})

test('who may only read is not offered to manage them', async () => {
  await openDepartments('/departamentos', { permissions: ['PLANTILLA READ'] })
  await screen.findByRole('link', { name: /^PRIMARIA/ })
  expect(screen.queryByRole('link', { name: /Administrar/ })).not.toBeInTheDocument()
})

test('no departments yet: what they are for and where to begin', async () => {
  await openDepartments('/departamentos', { answers: { [LIST]: { ok: true, departamentos: [] } } })
  expect(await screen.findByText('Todavía no hay departamentos')).toBeInTheDocument()
})

describe('one department', () => {
  test('its logo, what is done in it, and who works there', async () => {
    await openDepartments('/departamento/2')
    await heading('PRIMARIA')
    expect(screen.getByText('DOCENTE DE 3° · MAESTRA DE 2° B')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^BEGOÑA MUÑOZ/ })).toHaveAttribute('href', '/plantilla/5')
    expect(screen.getByRole('link', { name: /^BEGOÑA/ })).toHaveTextContent('5 años y 3 meses')
    expect(screen.getByText('RL')).toBeInTheDocument()
  })

  test('a search finds by name or position', async () => {
    const { user } = await openDepartments('/departamento/2')
    await screen.findByRole('link', { name: /^BEGOÑA/ })
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), 'docente raul')
    expect(screen.queryByRole('link', { name: /^BEGOÑA/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /RAÚL LÓPEZ/ })).toBeInTheDocument()
  })

  test('nobody works there yet', async () => {
    await openDepartments('/departamento/2', {
      answers: { [STAFF]: { ok: true, departamento: { ...primaria, total_empleados: 0 }, empleados: [] } },
    })
    expect(await screen.findByText('Nadie trabaja aquí todavía')).toBeInTheDocument()
  })

  test('an error offers to try again', async () => {
    const { user, network } = await openDepartments('/departamento/2', {
      answers: { [STAFF]: failure(503, 'La base de datos no responde') },
    })
    await screen.findByText('La base de datos no responde')
    network.on(STAFF, { ok: true, departamento: primaria, empleados: staff })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await heading('PRIMARIA')
  })

  test('one that does not exist leads back', async () => {
    await openDepartments('/departamento/2', {
      answers: { [STAFF]: failure(404, 'No existe este departamento.') },
    })
    await heading('No existe este departamento')
  })
})
