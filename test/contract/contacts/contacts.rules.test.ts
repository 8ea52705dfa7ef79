import { contactProblems, contactFamilyProblem } from '@contract/contacts/contacts.rules'

const today = '2026-09-15'

test('a family is named by exactly one of parent and pupil', () => {
  expect(contactFamilyProblem({ padreId: 1 })).toBeNull()
  expect(contactFamilyProblem({ alumnoId: 1 })).toBeNull()
  expect(contactFamilyProblem({})).not.toBeNull()
  expect(contactFamilyProblem({ padreId: 1, alumnoId: 1 })).not.toBeNull()
})

test.each([
  [{ fecha: today }, []],
  [{ fecha: today, promesa: 'PAGA', promesa_fecha: today }, []],
  [{ fecha: '2026-09-16' }, ['fecha']],
  [{ fecha: '' }, ['fecha']],
  [{ fecha: today, promesa: 'PAGA', promesa_fecha: '2026-09-14' }, ['promesa_fecha']],
  [{ fecha: today, promesa: ' ', promesa_fecha: today }, ['promesa_fecha']],
])('%o: wrong are %o', (form, wrong) => {
  expect(Object.keys(contactProblems(form, today))).toEqual(wrong)
})
