import { screen, waitFor, within } from '@testing-library/react'
import { today } from '@client/state/core/schoolClock'
import { openStudent } from '../students/studentPage.support'

const inscripcion = {
  ...{ id: 8, alumno: { id: 17, nombre: 'DENISSE HERNÁNDEZ GARCÍA', numero_control: 'A-17' } },
  ...{ cicloEscolar: { id: 1, name: '2026-2027' }, grado: 'PRIMARIA', gradoNumero: 2, grupo: '2B' },
  ...{ beca: 'EXCELENCIA 25 %', estado: 'INSCRITO', baja: null, motivo_cancelacion: null },
}
const month = (id: number, name: string) => ({
  ...{ id, descripcion: `COLEGIATURA ${name}`, vencimiento: '2026-10-10', monto: 2600 },
})
const efecto = {
  se_deben: [month(1, 'SEPTIEMBRE 2026')],
  no_se_deben: [month(2, 'OCTUBRE 2026'), month(3, 'NOVIEMBRE 2026')],
  adelantados: [
    {
      id: 4,
      descripcion: 'COLEGIATURA DICIEMBRE 2026',
      monto: 2600,
      descuento: 260,
      a_favor: 2340,
      folio: 12,
    },
  ],
  cargos: [{ id: 5, descripcion: 'UNIFORME', saldo: 350, se_cancela: false }],
  otras: [{ id: 9, cicloEscolar: { id: 2, name: '2027-2028' } }],
  ...{ adeudo: 2950, a_favor: 2340, acreditado: false },
}
const preview = `GET /inscripciones/prevision/8?accion=BAJA&fecha=${today()}`

test('a baja says what is owed and what not, and to whom what was paid ahead goes, before it is pressed', async () => {
  const { user, network } = await openStudent(undefined, {
    answers: {
      [preview]: { ok: true, inscripcion, efecto },
      'PATCH /inscripciones/baja': { ok: true, message: 'Baja registrada.', inscripcion, efecto },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Dar de baja' }))
  const dialog = within(await screen.findByRole('dialog'))
  const effect = within(await dialog.findByRole('region', { name: 'Qué pasa' }))
  for (const text of [
    'SEPTIEMBRE 2026: $2,600.00',
    'OCTUBRE 2026 y NOVIEMBRE 2026: $5,200.00',
    'DICIEMBRE 2026: $2,600.00 con folio 12',
    'UNIFORME $350.00',
    'grupo 2B y beca EXCELENCIA 25 %',
    '$2,950.00',
    'También está inscrito en 2027-2028: esa inscripción no cambia.',
  ])
    expect(effect.getByText(text)).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: 'Dejar $2,340.00 como saldo a favor de la familia' }))
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Cambio de ciudad')
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }))
  await waitFor(() => expect(network.sent.some(({ method }) => method === 'PATCH')).toBe(true))
})
