import { ACTION_NAMES, MODULE_NAMES } from '@contract/domain/permissions'
import {
  actionPairs,
  ALL_PAIRS,
  grantable,
  markOf,
  modulePairs,
  pairOf,
  setPairs,
  sortPairs,
  valuesOf,
} from '@client/features/roles/rolePairs'
import { readId } from '@client/ui/screens/useIdParam'

const read = pairOf('CARGOS', 'READ')
const pay = pairOf('CARGOS', 'UPDATE')

test('13 modules of 4 actions are 52 different pairs, with the customer’s ids', () => {
  expect(MODULE_NAMES).toHaveLength(13)
  expect(ACTION_NAMES).toHaveLength(4)
  expect(new Set(ALL_PAIRS.map(({ moduleId, permissionId }) => `${moduleId}-${permissionId}`)).size).toBe(52)
  expect(read).toEqual({ moduleId: 6, permissionId: 2 })
  expect(modulePairs('ROLES').map(({ moduleId }) => moduleId)).toEqual([13, 13, 13, 13])
  expect(actionPairs('DELETE').map(({ permissionId }) => permissionId)).toEqual(Array(13).fill(4))
})

test('choosing keeps one order and each once, so that the same choice is equal', () => {
  expect(setPairs([pay], [read, pay], true)).toEqual([read, pay])
  expect(setPairs([pay, read], [pay], false)).toEqual([read])
  expect(sortPairs([pay, read, pay])).toEqual([read, pay])
})

test('an id outside of the 52 is left out', () => {
  expect(sortPairs([{ moduleId: 14, permissionId: 1 }, read])).toEqual([read])
})

test('none, some, all', () => {
  expect(markOf([], modulePairs('CARGOS'))).toBe('none')
  expect(markOf([read, pairOf('BECAS', 'READ')], modulePairs('CARGOS'))).toBe('some')
  expect(markOf(modulePairs('CARGOS'), modulePairs('CARGOS'))).toBe('all')
})

test('only what one holds can be given', () => {
  expect(grantable([{ module: 'CARGOS', action: 'READ' }], [read, pay])).toEqual([read])
})

test('a role as its form holds it', () => {
  const permission = { id: 3, nameRol: 'Actualizar' }
  expect(
    valuesOf({ name: 'CAJA', permissions: [{ moduleId: 6, module: { nameModule: 'CARGOS' }, permission }] }),
  ).toEqual({ nameRol: 'CAJA', exige_segundo_factor: false, permissions: [pay] })
})

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['1.5', null],
  ['x', null],
  ['-3', null],
  [undefined, null],
])('the address %s is the role %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
