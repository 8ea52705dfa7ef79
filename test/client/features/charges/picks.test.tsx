import { screen, within } from '@testing-library/react'
import { aChargeRow } from '@test/support/state/rows'
import {
  JOSE,
  list,
  openCharges,
  PARTLY,
  PARTLY_PAID,
  PENDING,
  ROSA,
  rowOf,
  type User,
} from './charges.support'

const MOTHER = { id: 3, nombre: 'MARÍA LÓPEZ' }
const SHIRT = aChargeRow(9, {
  alumno: ROSA.alumno,
  padre: MOTHER,
  descripcion: 'PLAYERA',
  monto_restante: 90.1,
})
const SISTER = { ...JOSE, padre: MOTHER }
const owed = [SISTER, { ...ROSA, padre: MOTHER }, SHIRT]

const open = (cargos = owed) => openCharges(undefined, { answers: { [PENDING]: list(...cargos) } })
const box = (what: string) => screen.getByRole('checkbox', { name: `Elegir ${what}` })
const bar = () => within(screen.getByRole('region', { name: 'Elegidos para cobrar' }))
const pick = async (user: User, ...what: string[]) => {
  for (const each of what) await user.click(box(each))
}
const ROSAS_UNIFORM = 'UNIFORME de ROSA PEÑA ZÚÑIGA'
const ROSAS_SHIRT = 'PLAYERA de ROSA PEÑA ZÚÑIGA'
const JOSES = 'INSCRIPCION 2026-2027 de JOSÉ MARÍA GARCÍA NÚÑEZ'

test('charges of two children of one family are collected at its desk, exactly those', async () => {
  const { user } = await open()
  expect(screen.queryByRole('region', { name: 'Elegidos para cobrar' })).not.toBeInTheDocument()
  await pick(user, ROSAS_UNIFORM, JOSES)
  expect(bar().getByRole('status')).toHaveTextContent('2 cargos elegidos · $3,084.56')
  expect(bar().getByRole('link', { name: 'Cobrar 2' })).toHaveAttribute(
    'href',
    '/caja?padre=3&elegir=cargo-1.cargo-2',
  )
  await user.click(bar().getByRole('button', { name: 'También el otro de la familia' }))
  expect(box(ROSAS_SHIRT)).toBeChecked()
  expect(bar().getByRole('link', { name: 'Cobrar 3' })).toHaveAttribute(
    'href',
    '/caja?padre=3&elegir=cargo-1.cargo-2.cargo-9',
  )
  await user.click(box(JOSES))
  expect(bar().getByRole('link', { name: 'Cobrar 2' })).toHaveAttribute(
    'href',
    '/caja?padre=3&elegir=cargo-2.cargo-9',
  )
  await user.click(bar().getByRole('button', { name: 'Quitar selección' }))
  expect(box(ROSAS_UNIFORM)).not.toBeChecked()
})

test('of two families each has a desk of its own, in plain words', async () => {
  const { user } = await open([JOSE, { ...ROSA, padre: MOTHER }, SHIRT])
  await pick(user, JOSES, ROSAS_UNIFORM, ROSAS_SHIRT)
  expect(bar().getByRole('status')).toHaveTextContent('Son de 2 familias: cada una paga con su recibo.')
  expect(bar().getByRole('link', { name: 'Cobrar 1 a JOSÉ MARÍA GARCÍA NÚÑEZ' })).toHaveAttribute(
    'href',
    '/caja?alumno=7&elegir=cargo-1',
  )
  expect(bar().getByRole('link', { name: 'Cobrar 2 a MARÍA LÓPEZ' })).toHaveAttribute(
    'href',
    '/caja?padre=3&elegir=cargo-2.cargo-9',
  )
})

test('what is picked stays picked while something else is searched for', async () => {
  const { user } = await open()
  await pick(user, ROSAS_UNIFORM)
  await user.type(screen.getByRole('searchbox', { name: 'Buscar cargos' }), 'jose')
  await screen.findByText('1 de 3 cargos')
  await pick(user, JOSES)
  expect(bar().getByRole('link', { name: 'Cobrar 2' })).toBeInTheDocument()
})

test('charges of a pupil stand together, with all that the pupil owes', async () => {
  const later = { ...JOSE, fecha: '2026-10-01' }
  const last = { ...SHIRT, fecha: '2026-11-01' }
  await openCharges(undefined, {
    answers: { [PENDING]: list(later, last), [PARTLY_PAID]: list(PARTLY) },
  })
  expect(
    screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent),
  ).toEqual(['ROSA PEÑA ZÚÑIGA', 'ROSA PEÑA ZÚÑIGA', 'JOSÉ MARÍA GARCÍA NÚÑEZ'])
  expect(rowOf(/PLAYERA/).getByText('Primaria 2B · A-8 · 2 cargos, $324.65')).toBeInTheDocument()
  expect(rowOf(/JOSÉ/).getByText('Primaria 2B · A-7')).toBeInTheDocument()
})

test('nothing is picked by who may not collect, nor among cancelled charges', async () => {
  await openCharges(undefined, { permissions: ['CARGOS READ'] })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
