import type { Charge } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { subtractPesos } from '@contract/domain/money'
import type { Student, StudentDetail } from '@contract/students/students.schemas'

/** A pupil of any server: fields that the school's existing one does not send are empty, never missing. */
export const readStudent = (row: Partial<Student> & Pick<Student, 'id'>): Student => ({
  nombre: '',
  nombres: null,
  paterno: null,
  materno: null,
  curp: '',
  curp_verificada: true,
  numero_control: '',
  fecha_nacimiento: '',
  urlFoto: null,
  urlMiniatura: null,
  grado: null,
  grupo: null,
  padre: null,
  ...row,
  becas: row.becas ?? [],
})

/** A whole pupil stays in its cache entry and goes with it, because of health data: a table keeps rows until Salir. */
export const readPupil = (row: Partial<StudentDetail> & Pick<Student, 'id'>): StudentDetail => ({
  alergias: [],
  enfermedades: [],
  medicamentos: [],
  tipo_sangre: null,
  servicio_medico: null,
  indicaciones: null,
  inscripciones: [],
  ...row,
  ...readStudent(row),
})

/** The school's existing server sends only part of a charge. Without a balance no partial payment could be checked. */
export const readCharge = (row: Partial<Charge> & Pick<Charge, 'id' | 'alumno'>): Charge => {
  const costoTotal = row.costoTotal ?? row.monto ?? 0
  const monto_pagar = row.monto_pagar ?? subtractPesos(costoTotal, row.monto_descuento ?? 0)
  const abono = row.abono ?? 0
  const open = (row.pago_parcial ?? abono > 0) ? 'PARCIAL' : 'PENDIENTE'
  return {
    padre: null,
    lote: null,
    concepto: null,
    servicio: null,
    cicloEscolar: { id: 0, name: '' },
    tipo: 'OTRO',
    descripcion: '',
    fecha: '',
    descuento: 0,
    monto_descuento: 0,
    pago_parcial: abono > 0,
    metodo_pago: null,
    referencia: null,
    motivo_cancelacion: null,
    cancelado_por: null,
    fecha_cancelacion: null,
    ...row,
    estado: row.estado ?? (row.motivo_cancelacion ? 'CANCELADO' : open),
    costoTotal,
    monto: row.monto ?? costoTotal,
    monto_pagar,
    abono,
    monto_restante: row.monto_restante ?? subtractPesos(monto_pagar, abono),
  }
}

type AnyCycle = Cycle & { mensualidad_prescolar?: number }

/** The school's existing server spells one price in two ways. */
export const readCycle = ({ mensualidad_prescolar, ...cycle }: AnyCycle): Cycle => ({
  ...cycle,
  mensualidad_preescolar: cycle.mensualidad_preescolar ?? mensualidad_prescolar ?? 0,
})
