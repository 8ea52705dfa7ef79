import { screen, within } from '@testing-library/react'
import type { StudentDetail } from '@contract/students/students.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { aChargeRow, aParentRow, aStudentRow } from '@test/support/state/rows'

export const GET = 'GET /alumnos/17'
export const PATCH = 'PATCH /alumnos/17'
/** What the pupil's statement says. */
export const owes = (saldo: number, vencido: number) => ({
  'GET /estados/alumno/17': { ok: true, estado: { total: { saldo, vencido }, movimientos: [], ciclos: [] } },
})
export const CHARGES = 'GET /cargos/by/alumno/17'

export const aDetail = (over: Partial<StudentDetail> = {}): StudentDetail => ({
  ...aStudentRow(17, {
    nombre: 'DENISSE HERNÁNDEZ GARCÍA',
    nombres: 'DENISSE',
    paterno: 'HERNÁNDEZ',
    materno: 'GARCÍA',
    numero_control: 'A-17',
    grado: 'PRIMARIA',
    grupo: { id: 3, nombre: '2B' },
    padre: { id: 5, nombre: 'ROSA GARCÍA' },
    becas: [{ beca: { nombre: 'EXCELENCIA', grado: 'PRIMARIA', porcentaje: 25 } }],
    urlFoto: '/api/archivos/17?firma=x',
  }),
  alergias: [{ id: 1, descripcion: 'NUEZ' }],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
  entrega: [],
  inscripciones: [
    {
      id: 8,
      ciclo: { id: 1, name: '2026-2027' },
      grado: 'PRIMARIA',
      gradoNumero: 2,
      grupo: { id: 3, nombre: '2B' },
      costo_inscripcion: 1850,
      descuento: 35,
      motivo_descuento: 'HERMANOS',
      monto_descuento: 648,
      monto_pagar: 1202,
      mensualidad: 2600,
      costo_material: 900,
      fecha: '2026-08-20',
    },
  ],
  ...over,
})

export const charges = [
  aChargeRow(1, { monto_pagar: 1202, monto_restante: 1202 }),
  aChargeRow(2, {
    descripcion: 'MATERIAL 2026-2027',
    estado: 'PARCIAL',
    monto_pagar: 900,
    abono: 400.1,
    monto_restante: 499.9,
  }),
  aChargeRow(3, {
    descripcion: 'UNIFORME',
    estado: 'PAGADO',
    monto_pagar: 600,
    abono: 600,
    monto_restante: 0,
  }),
  aChargeRow(4, { descripcion: 'EXCURSION', estado: 'CANCELADO', monto_pagar: 300, monto_restante: 0 }),
]

type Options = Parameters<typeof renderScreen>[1]

export const PARENT = 'GET /padres/one/5'

const sibling = {
  id: 18,
  nombre: 'ÁNGEL HERNÁNDEZ GARCÍA',
  numero_control: 'A-18',
  grado: 'PREESCOLAR',
  grupo: null,
}

/** @param tab '' the first one */
export const openStudent = (
  student: StudentDetail = aDetail(),
  { answers, tab = '', ...options }: NonNullable<Options> & { tab?: string } = {},
) =>
  renderScreen(tab ? `/alumno/17?ver=${tab}` : '/alumno/17', {
    ...options,
    answers: {
      ...owes(24_330, 2600),
      [PARENT]: {
        ok: true,
        padre: aParentRow(5, {
          nombre: 'ROSA GARCÍA',
          telefono: '7221234567',
          alumnos: [{ ...aStudentRow(17), grupo: null }, sibling] as never,
        }),
      },
      'GET /caja/familia?alumnoId=17': {
        ok: true,
        familia: {
          padre: { id: 5, nombre: 'ROSA GARCÍA', telefono: '7221234567' },
          hijos: [
            { alumno: aStudentRow(17), saldo: 24_330, vencido: 2600 },
            { alumno: sibling, saldo: 1200.5, vencido: 0 },
          ],
        },
      },
      'GET /alumnos/17/responsables': { ok: true, responsables: [] },
      'GET /pagos/by/alumno/17': { ok: true, pagos: [] },
      [GET]: { ok: true, alumno: student },
      [CHARGES]: { ok: true, cargos: charges },
      ...answers,
    },
  })

/** The value beside a label of the page; the sheet for the printer says it again. */
export const detail = (label: string): string | null =>
  within(screen.getByRole('main')).getByText(label, { selector: 'dt' }).nextElementSibling!.textContent
