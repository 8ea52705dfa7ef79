import { screen } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aChargeRow, aCycleRow, aStudentRow } from '@test/support/state/rows'

const owed = (id: number, descripcion: string, monto_restante: number) =>
  aChargeRow(id, { tipo: 'OTRO', descripcion, fecha: '2020-03-01', monto_restante })
const child = (id: number, nombre: string, cargos: ReturnType<typeof owed>[]) => ({
  alumno: { id, nombre, numero_control: `A-${id}`, grado: 'PRIMARIA', grupo: null },
  colegiaturas: [],
  anuales: [],
  saldo: 0,
  vencido: 0,
  recargos: 0,
  cargos,
})
/** What the desk says of the pupil's family: two charges that are due, and a sibling's, which the alta does not send. */
const familia = {
  padre: { id: 5, nombre: 'ROSA GARCÍA', telefono: '' },
  saldo_favor: 0,
  vencido: 0,
  recargos: 0,
  total: 0,
  hijos: [
    child(17, 'ANA', [owed(1, 'UNIFORME', 3500), owed(2, 'LIBROS', 350.5)]),
    child(18, 'BETO', [owed(3, 'VIAJE', 900)]),
  ],
}

test('who only reads debts is told which family goes to the cashier, how much it will pay and for what', async () => {
  const padre = { id: 5, nombre: 'ROSA GARCÍA' }
  const alumno = { ...aStudentRow(17, { padre }), alergias: [], enfermedades: [], inscripciones: [] }
  const { user, network } = await renderScreen('/nueva-familia?alumno=17', {
    answers: {
      'POST /caja/espera': { ok: true, message: 'La caja ya sabe que va esta familia.', espera: {} },
      'GET /ciclo/all': { ok: true, ciclos: [aCycleRow()] },
      'GET /grupos/by/ciclo/1': { ok: true, grupos: [] },
      'GET /alumnos/17': { ok: true, alumno },
      'GET /caja/familia?alumnoId=17': { ok: true, familia },
    },
    except: ['CARGOS UPDATE', 'COLEGIATURAS UPDATE'],
  })
  expect(
    await screen.findByText(/^ROSA GARCÍA pasa a caja a pagar \$3,850\.50: Uniforme, Libros\. Este enlace/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Pasar a caja' }))
  expect(await screen.findByText('La caja ya sabe que va esta familia')).toBeInTheDocument()
  expect(network.sent.find(({ path }) => path === '/caja/espera')?.body).toEqual({ alumnoId: 17 })
})
