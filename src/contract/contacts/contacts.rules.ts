import { onlyProblems, type Campos } from '../domain/campos'
import { isIsoDate } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { familyProblem, type FamilyFields } from '../domain/family'
import { NO_SUCH_DAY } from '../domain/messages'

export const CONTACT_MEANS = ['LLAMADA', 'WHATSAPP', 'CORREO', 'EN_PERSONA', 'OTRO'] as const
export type ContactMeans = (typeof CONTACT_MEANS)[number]

export const CONTACT_MEANS_LABELS: Record<ContactMeans, string> = {
  LLAMADA: 'Llamada',
  WHATSAPP: 'WhatsApp',
  CORREO: 'Correo',
  EN_PERSONA: 'En persona',
  OTRO: 'Otro',
}

export const contactFamilyProblem = (family: FamilyFields): string | null =>
  familyProblem(family) && 'Di de qué familia: padreId o alumnoId'

interface ContactForm {
  fecha: string
  promesa?: string | null | undefined
  promesa_fecha?: string | null | undefined
}

const dayProblem = (fecha: string, today: IsoDate): string | null => {
  if (!isIsoDate(fecha)) return NO_SUCH_DAY
  return fecha > today ? 'El día del contacto no puede ser posterior a hoy' : null
}

const promisedDayProblem = ({ fecha, promesa, promesa_fecha }: ContactForm): string | null => {
  if (!promesa_fecha) return null
  if (!isIsoDate(promesa_fecha)) return NO_SUCH_DAY
  if (promesa_fecha < fecha) return 'Lo prometido no puede ser para antes del contacto'
  return promesa?.trim() ? null : 'Escribe qué prometió'
}

export const contactProblems = (form: ContactForm, today: IsoDate): Campos =>
  onlyProblems({ fecha: dayProblem(form.fecha, today), promesa_fecha: promisedDayProblem(form) })
