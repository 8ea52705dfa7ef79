import { priceProblem } from '../charges/charges.rules'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { productCodeProblem } from '../domain/tax'
import { upper } from '../domain/text'

export const MAX_CONCEPT_NAME = 80

/** Charges of kind INSCRIPCION come from an enrolment alone. */
export const CONCEPT_KINDS = ['MATERIAL', 'OTRO', 'SERVICIO'] as const
export type ConceptKind = (typeof CONCEPT_KINDS)[number]

export const CONCEPT_KIND_LABELS: Readonly<Record<ConceptKind, string>> = {
  MATERIAL: 'Material',
  OTRO: 'Otro',
  SERVICIO: 'Servicio',
}

/** `c_ObjetoImp` of the SAT, as far as a school needs it. */
const TAX_OBJECTS: Readonly<Record<string, string>> = {
  '01': 'No objeto de impuesto',
  '02': 'Sí objeto de impuesto',
  '03': 'Sí objeto del impuesto y no obligado al desglose',
  '04': 'Sí objeto del impuesto y no causa impuesto',
}

interface ConceptForm {
  nombre: string
  monto: number | null
  clave_producto?: string | null | undefined
  objeto_imp?: string | null | undefined
}

/** Missing fields are not checked, so a change uses it too. Only the server can tell whether the name is free. */
export const conceptProblems = (form: Partial<ConceptForm>): Campos => {
  const { nombre, monto, clave_producto, objeto_imp } = form
  return onlyProblems({
    nombre: nombre === undefined || upper(nombre) ? null : REQUIRED,
    monto: monto === undefined ? null : priceProblem(monto),
    clave_producto: clave_producto?.trim() ? productCodeProblem(clave_producto.trim()) : null,
    objeto_imp:
      !objeto_imp || Object.hasOwn(TAX_OBJECTS, objeto_imp)
        ? null
        : 'Elige el objeto de impuesto del catálogo del SAT',
  })
}

export const conceptIsOff = (nombre: string): string => `El concepto ${nombre} está apagado.`
