import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { emailProblem } from '../domain/email'
import { phoneProblem } from '../domain/phone'

export const MAX_GUARDIANS = 12
export const MAX_GUARDIAN_NAME = 200
export const MAX_KINSHIP = 40
export const MAX_GUARDIAN_NOTE = 500
export const MAX_EMERGENCY = 9

export const GUARDIAN_FILES = ['foto', 'identificacion'] as const
export type GuardianFile = (typeof GUARDIAN_FILES)[number]

export const isGuardianFile = (cual: string): cual is GuardianFile =>
  GUARDIAN_FILES.some((each) => each === cual)

export const KINSHIPS = [
  ...['MADRE', 'PADRE', 'ABUELA', 'ABUELO', 'TÍA', 'TÍO', 'HERMANA', 'HERMANO'],
  ...['TUTORA', 'TUTOR', 'NIÑERA', 'CHOFER', 'VECINA', 'VECINO'],
] as const

export const PICKS_UP_AND_MUST_NOT = 'No se puede marcar que recoge y que no se le entrega a la misma persona'

interface GuardianForm {
  nombre?: string | undefined
  parentesco?: string | undefined
  telefono?: string | undefined
  telefono2?: string | null | undefined
  correo?: string | null | undefined
  puede_recoger?: boolean | undefined
  no_entregar?: boolean | undefined
}

export const guardianProblems = (form: GuardianForm): Campos => {
  const { nombre, parentesco, telefono, telefono2, correo, puede_recoger, no_entregar } = form
  return onlyProblems({
    nombre: nombre === undefined ? null : requiredText(nombre),
    parentesco: parentesco === undefined ? null : requiredText(parentesco),
    telefono: telefono === undefined ? null : (requiredText(telefono) ?? phoneProblem(telefono)),
    telefono2: telefono2?.trim() ? phoneProblem(telefono2) : null,
    correo: emailProblem(correo ?? ''),
    no_entregar: puede_recoger && no_entregar ? PICKS_UP_AND_MUST_NOT : null,
  })
}

type Called = Pick<GuardianForm, 'nombre' | 'parentesco'>

export const calledText = ({ nombre = '', parentesco = '' }: Called): string =>
  `${nombre} (${parentesco.toLocaleLowerCase('es-MX')})`

export const mustNotText = (adult: Called): string => `No entregar a ${calledText(adult)}`
