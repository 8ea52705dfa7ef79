import { screen } from '@testing-library/react'
import {
  aFamily,
  bigFamily,
  collect,
  exact,
  FAMILY,
  fieldsDrawn,
  openDesk,
  payments,
  picked,
  taken,
} from './desk.support'

const open = async (path: string, options: Parameters<typeof openDesk>[1] = {}) => {
  const opened = await openDesk(path, {
    ...options,
    answers: { 'GET /caja/familia?alumnoId=8': { ok: true, familia: aFamily() }, ...options.answers },
  })
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  return opened
}

test.each([
  ['/caja?padre=3&elegir=cargo-5', ['Uniforme']],
  ['/caja?padre=3&elegir=colegiatura-22.cargo-5', ['Uniforme', 'Enero 2099']],
  // The due lines of a child; without any, the next line to fall due.
  ['/caja?padre=3&elegir=alumno-7', ['Uniforme', 'Enero 2021']],
  ['/caja?alumno=8&elegir=alumno-8', ['Enero 2098']],
  ['/caja?padre=3', ['Uniforme', 'Enero 2021']],
])('%s picks exactly what the page before showed', async (path, lines) => {
  await open(path)
  expect(picked()).toEqual(lines)
  expect(screen.queryByText(/ya no se debe/)).not.toBeInTheDocument()
})

test('what another desk took meanwhile is said, and nothing else is picked in its place', async () => {
  await open('/caja?padre=3&elegir=cargo-5.cargo-6.colegiatura-99')
  expect(screen.getByText('2 de los 3 conceptos elegidos ya no se deben.')).toBeInTheDocument()
  expect(picked()).toEqual(['Uniforme'])
})

// Its children are drawn after the first ones, when what takes the focus has been looked for.
test('what is asked for of the last of six children has the focus', async () => {
  await open('/caja?padre=3&elegir=cargo-1051', { answers: { [FAMILY]: { ok: true, familia: bigFamily() } } })
  expect(screen.getAllByRole('list', { name: /Lo que debe HIJO/ })).toHaveLength(6)
  expect(screen.getByRole('checkbox', { checked: true })).toHaveFocus()
})

test('a row that was paid meanwhile leaves nothing picked', async () => {
  await open('/caja?padre=3&elegir=cargo-6')
  expect(screen.getByText('Lo que elegiste ya no se debe.')).toBeInTheDocument()
  expect(picked()).toEqual([])
})

test('what is picked is what is paid; the next visit of the family begins anew', async () => {
  const { user, network } = await open('/caja?padre=3&elegir=cargo-5')
  network.on(FAMILY, () => ({ ok: true, familia: aFamily() }))
  await fieldsDrawn()
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]!.body).toMatchObject({ lineas: [{ tipo: 'CARGO', id: 5 }] })
  await user.click(screen.getByRole('button', { name: 'Seguir con esta familia' }))
  expect(picked()).toEqual(['Uniforme', 'Enero 2021'])
})

test('who may not take charges has none picked', async () => {
  await open('/caja?padre=3&elegir=cargo-5.colegiatura-11', {
    permissions: ['CARGOS READ', 'COLEGIATURAS READ', 'COLEGIATURAS UPDATE', 'PADRES READ', 'ALUMNOS READ'],
  })
  expect(picked()).toEqual(['Enero 2021'])
})
