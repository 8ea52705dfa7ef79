import { conceptProblems } from '@contract/concepts/concepts.rules'

it.each([
  [{ nombre: 'Libros', monto: 0.01 }, []],
  [{ nombre: 'Libros', monto: 5, clave_producto: ' 86121500 ', objeto_imp: '01' }, []],
  [{ nombre: 'Libros', monto: 5, clave_producto: '', objeto_imp: '' }, []],
  [{}, []],
  [{ nombre: ' ', monto: null }, ['nombre', 'monto']],
  [{ monto: 1.005 }, ['monto']],
  [{ monto: -1 }, ['monto']],
  [{ clave_producto: '8612150' }, ['clave_producto']],
  [{ objeto_imp: '9' }, ['objeto_imp']],
  [{ objeto_imp: 'toString' }, ['objeto_imp']],
])('%j: wrong are %j', (form, wrong) => {
  expect(Object.keys(conceptProblems(form))).toEqual(wrong)
})
