import {
  familyOfFields,
  familyKey,
  familyOf,
  familyOfKey,
  familyOfParams,
  familyParams,
  familyProblem,
} from '@contract/domain/family'

test.each([
  [{ padreId: 30 }, 'padre-30', { padre: 30 }],
  [{ alumnoId: 12 }, 'alumno-12', { alumno: 12 }],
] as const)('a family is the same after its key, its fields and its address: %j', (family, key, params) => {
  expect(familyKey(family)).toBe(key)
  expect(familyOfKey(key)).toEqual(family)
  expect(familyOfFields(family)).toEqual(family)
  expect(familyParams(family)).toEqual(params)
  const [[name, id]] = Object.entries(params) as [[string, number]]
  expect(familyOfParams({ [name]: String(id) })).toEqual(family)
  expect(familyProblem(family)).toBeNull()
})

test('a row without people names no family: a made-up number would open the desk of another one', () => {
  expect(familyOf(null, [])).toBeNull()
  expect(familyOf(null, [{ id: 4 }, { id: 5 }])).toEqual({ alumnoId: 4 })
  expect(familyOf({ id: 3 }, [{ id: 4 }])).toEqual({ padreId: 3 })
  expect(familyOfFields({ padreId: undefined })).toBeNull()
  expect(familyProblem({})).not.toBeNull()
  expect(familyProblem({ padreId: 1, alumnoId: 2 })).not.toBeNull()
})
